import { crc32, deflateSync, inflateSync } from 'node:zlib';

const COLOURS = 256;
const SIGNATURE = 8;

/**
 * A PNG of the same picture with at most 256 colours, those that it has most of; the others become the nearest of them. Text
 * on plain grounds, which is what is photographed here, looks the same and takes a quarter of the bytes.
 *
 * @param png as Chromium writes it: 8 bits a channel, with or without alpha, not interlaced
 * @see https://www.w3.org/TR/png-3/
 */
export function smallerPng(png) {
  const { width, height, bytes, pixels } = decoded(png);
  const counts = new Map();
  const colours = new Uint32Array(width * height);
  for (let at = 0; at < colours.length; at++) {
    const from = at * bytes;
    colours[at] = (pixels[from] << 16) | (pixels[from + 1] << 8) | pixels[from + 2];
    counts.set(colours[at], (counts.get(colours[at]) ?? 0) + 1);
  }
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .map(([colour]) => colour)
    .slice(0, COLOURS);
  const places = new Map(palette.map((colour, place) => [colour, place]));
  // Before each row stands the number of its filter: none.
  const rows = Buffer.alloc((width + 1) * height);
  for (const [at, colour] of colours.entries()) {
    if (!places.has(colour)) places.set(colour, nearest(palette, colour));
    rows[at + Math.floor(at / width) + 1] = places.get(colour);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.flatMap((colour) => [...channels(colour)]))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([png.subarray(0, SIGNATURE), ...parts]);
}

function decoded(png) {
  const data = [];
  let header = Buffer.alloc(0);
  for (let at = SIGNATURE; at < png.length; ) {
    const size = png.readUInt32BE(at);
    const name = png.toString('latin1', at + 4, at + 8);
    const body = png.subarray(at + 8, at + 8 + size);
    if (name === 'IHDR') header = body;
    if (name === 'IDAT') data.push(body);
    at += size + 12;
  }
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const bytes = { 2: 3, 6: 4 }[header[9]];
  if (header[8] !== 8 || bytes === undefined || header[12] !== 0)
    throw new Error('a PNG of another form than expected');
  return { width, height, bytes, pixels: unfiltered(inflateSync(Buffer.concat(data)), width * bytes, height, bytes) };
}

/** The pixels of rows that say of each byte how it differs from those before and above it. */
function unfiltered(rows, size, height, bytes) {
  const pixels = Buffer.alloc(size * height);
  for (let row = 0; row < height; row++) {
    const filter = rows[row * (size + 1)];
    for (let at = 0; at < size; at++) {
      const here = row * size + at;
      const left = at < bytes ? 0 : pixels[here - bytes];
      const above = row === 0 ? 0 : pixels[here - size];
      const corner = at < bytes || row === 0 ? 0 : pixels[here - size - bytes];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter];
      pixels[here] = rows[row * (size + 1) + 1 + at] + guess;
    }
  }
  return pixels;
}

function paeth(left, above, corner) {
  const guess = left + above - corner;
  const [a, b, c] = [left, above, corner].map((value) => Math.abs(guess - value));
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

function nearest(palette, colour) {
  const [red, green, blue] = channels(colour);
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, other] of palette.entries()) {
    const [r, g, b] = channels(other);
    const distance = (red - r) ** 2 + (green - g) ** 2 + (blue - b) ** 2;
    if (distance < least) [best, least] = [place, distance];
  }
  return best;
}

function channels(colour) {
  return [colour >> 16, (colour >> 8) & 255, colour & 255];
}

function chunk(name, body) {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(body.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
