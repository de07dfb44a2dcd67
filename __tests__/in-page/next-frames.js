// How many milliseconds it takes to draw twice. Runs in the page.
(async () => {
  const start = performance.now();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return performance.now() - start;
})();
