// Draws what `python -m tests.discord.pictures` prints: node draw.mjs < messages.json [folder]
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';
import UPNG from 'upng-js';

const HERE = import.meta.dirname;
const FOLDER = resolve(process.argv[2] ?? HERE);
const COLOURS = 48;
const BROWSERS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const TYPES = { css: 'text/css', html: 'text/html', js: 'text/javascript', mjs: 'text/javascript',
  svg: 'image/svg+xml', woff: 'font/woff', woff2: 'font/woff2' };

const executablePath = BROWSERS.find((path) => path && existsSync(path));
if (!executablePath) {
  console.error('No Chromium here: install one, or say CHROMIUM=/path/to/it');
  process.exit(2);
}

const browser = await chromium.launch({ executablePath, args: ARGUMENTS });
try {
  for (const picture of JSON.parse(readFileSync(0, 'utf8'))) {
    const file = join(FOLDER, `${picture.name}.png`);
    writeFileSync(file, small(await drawn(picture)));
    console.log(file);
  }
} finally {
  await browser.close();
}

async function drawn(picture) {
  const page = await browser.newPage({ deviceScaleFactor: picture.scale });
  page.on('pageerror', (error) => { throw error; });
  await page.route('**/*', fromHere);
  await page.setViewportSize({ width: (picture.width + 12) * picture.columns.length, height: 200 });
  await page.goto('http://pictures/');
  await page.waitForFunction(() => globalThis.show !== undefined);
  await page.evaluate((one) => globalThis.show(one), picture);
  const shot = await page.locator('#picture').screenshot();
  await page.close();
  return shot;
}

// Nothing comes from any network: the page, its scripts and fonts are files beside this one.
function fromHere(route) {
  const path = decodeURIComponent(new URL(route.request().url()).pathname);
  const file = join(HERE, path === '/' ? 'page.html' : path);
  if (!file.startsWith(HERE) || !existsSync(file)) return route.fulfill({ status: 404 });
  return route.fulfill({ body: readFileSync(file), contentType: TYPES[file.split('.').at(-1)] });
}

function small(shot) {
  const image = UPNG.decode(shot);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, COLOURS));
}
