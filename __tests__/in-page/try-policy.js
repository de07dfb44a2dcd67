// Tries what the policy of a report's page forbids, and says what came of it. Runs in the page.
(async () => {
  const told = [];
  document.addEventListener('securitypolicyviolation', (event) => told.push(event.effectiveDirective));
  let refused = 0;
  const tries = [
    () => {
      const script = document.createElement('script');
      // A text node is no assignment that could be refused.
      script.append('globalThis.owned = true');
      document.body.append(script);
    },
    () => {
      document.body.innerHTML = '<b>x</b>';
    },
    () => setTimeout('globalThis.owned = true'),
  ];
  for (const one of tries) {
    try {
      one();
    } catch {
      refused++;
    }
  }
  const style = document.createElement('style');
  style.textContent = 'body{display:none}';
  const image = document.createElement('img');
  image.src = 'data:image/gif;base64,R0lGODlhAQABAAAAACw=';
  document.head.append(style, image);
  await fetch('https://owned.example/').catch(() => refused++);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return { told, refused, owned: 'owned' in globalThis, display: getComputedStyle(document.body).display };
})();
