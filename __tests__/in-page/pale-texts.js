// Texts that are too close in colour to what is behind them, with the ratio of WCAG 2. Runs in the page.
(function paleTexts() {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const rgba = (colour) => {
    if (canvas === null) throw new Error('no canvas');
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r = 0, g = 0, b = 0]) => {
    const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * x + 0.7152 * y + 0.0722 * z;
  };
  const behind = (element) => {
    for (let at = element; at !== null; at = at.parentElement) {
      const colour = rgba(getComputedStyle(at).backgroundColor);
      // What shines through a little is as good as what it is painted with.
      if ((colour[3] ?? 0) > 200) return colour;
    }
    return rgba('Canvas');
  };
  const pale = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let seen = 0;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const element = text.parentElement;
    if (element === null || text.textContent?.trim() === '' || element.closest(':disabled, script, style, .hidden'))
      continue;
    if (element.getClientRects().length === 0) continue;
    seen++;
    const [one, other] = [light(rgba(getComputedStyle(element).color)), light(behind(element))];
    const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    if (ratio < 4.5) pale.push(`${text.textContent} ${ratio.toFixed(2)} .${element.className}`);
  }
  return seen > 50 ? pale : [`only ${seen} texts were looked at`];
})();
