// In the browser: messages as the bot sends them (payloads of Discord's API) become elements.
import '@skyra/discord-components-core';

const AVATAR = 'data:image/svg+xml,' + encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#8a3b1e"/>' +
  '<text x="20" y="28" text-anchor="middle" font-family="sans-serif" font-size="22" fill="#f7e7c8">H</text></svg>',
);
const STYLES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'destructive', 5: 'secondary' };
const BUTTON = `:host > *:first-child {
  box-sizing: border-box; margin: 0; padding: 2px 14px; height: 36px; min-width: 60px; border-radius: 8px;
  font-family: "Noto Sans", "Noto Sans Math", "Noto Sans Symbols 2", "Noto Sans Symbols", sans-serif; }`;

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children.filter((one) => one !== null));
  return element;
}

// The part of Discord's markdown that the bot uses; anything else stays as it is, which then shows.
const INLINE = /\\(?<own>[^0-9A-Za-z\s])|\*\*(?<bold>(?:\\.|[^*])+)\*\*|<t:(?<time>\d+):R>|<@(?<who>\d+)>|<\/(?<command>[\w -]+):\d+>|(?<emoji>[\u{1F000}-\u{1FAFF}\u{25B6}\u{25C0}\u{2194}-\u{2199}\u{2600}-\u{2604}\u{2660}-\u{2667}]\uFE0F?)(?!\uFE0E)/gu;

function inline(text, context) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    found.push(text.slice(end, match.index));
    end = match.index + match[0].length;
    const { own, bold, time, who, command, emoji } = match.groups;
    if (own) found.push(own);
    else if (bold) found.push(make('strong', {}, ...inline(bold, context)));
    else if (time) found.push(make('span', { class: 'time' }, after(time - context.now)));
    else if (who) found.push(make('discord-mention', { type: 'user' }, context.names[who] ?? 'somebody'));
    else if (command) found.push(make('discord-mention', { type: 'slash' }, command));
    else found.push(picture(emoji));
  }
  return [...found, text.slice(end)].filter((one) => one !== '');
}

function after(seconds) {
  return seconds < 60 ? `in ${seconds} seconds` : `in ${Math.round(seconds / 60)} minutes`;
}

function picture(emoji) {
  const code = [...emoji].map((one) => one.codePointAt(0)).filter((one) => one !== 0xfe0f);
  const name = code.map((one) => one.toString(16)).join('-');
  return make('img', { class: 'emoji', alt: emoji, src: `/node_modules/@twemoji/svg/${name}.svg` });
}

function markdown(text, context) {
  const found = [];
  for (const [number, part] of text.split('```').entries()) {
    if (number % 2) found.push(make('div', { class: 'fence' }, part.replace(/^\n|\n$/g, '')));
    else found.push(...lines(number ? part.replace(/^\n/, '') : part, context));
  }
  return found;
}

function lines(text, context) {
  const found = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('-# ')) {
      found.push(make('div', { class: 'small' }, ...inline(line.slice(3), context)));
    } else {
      if (found.length && found.at(-1).nodeName !== 'DIV') found.push('\n');
      found.push(make('span', {}, ...inline(line, context)));
    }
  }
  return found;
}

function row(one, context) {
  return make('div', { class: 'row' }, ...one.components.map((part) => part.type === 2
    ? make('discord-action-row', {}, make('discord-button', { type: STYLES[part.style] }, part.label))
    : menu(part, context)));
}

function menu(part, context) {
  const chosen = part.options.filter((option) => option.default);
  const label = chosen.length === 0
    ? make('span', { class: 'hint' }, part.placeholder ?? 'Make a selection')
    : make('span', { class: 'chosen' }, ...chosen.map((option) =>
        make('span', part.max_values > 1 ? { class: 'pill' } : {}, option.label)));
  const field = make('div', { class: 'field' }, label, make('span', { class: 'hint' }, '⌄'));
  const options = part.options.map((option) => make('div', { class: 'option' }, option.label,
    part.max_values > 1 ? make('span', { class: option.default ? 'box full' : 'box' }) : null));
  const open = context.open && part.max_values > 1;
  return make('div', { class: 'menu' }, field, open ? make('div', { class: 'options' }, ...options) : null);
}

function part(one, context) {
  if (one.type === 1) return row(one, context);
  if (one.type === 10) return make('div', { class: 'text' }, ...markdown(one.content, context));
  if (one.type === 14) return make('div', { class: 'line' });
  const colour = one.accent_color;
  const accent = colour == null ? {} : { style: `--accent: #${colour.toString(16).padStart(6, '0')}` };
  const kind = colour == null ? 'container' : 'container accented';
  return make('div', { class: kind, ...accent }, ...one.components.map((inner) => part(inner, context)));
}

function embed(one, context) {
  const colour = `#${(one.color ?? 0x1e1f22).toString(16).padStart(6, '0')}`;
  const words = make('discord-embed-description', { slot: 'description' },
    make('div', { class: 'embed' }, ...markdown(one.description, context)));
  return make('discord-embed', { slot: 'embeds', color: colour }, words);
}

function message(one, context) {
  const { body } = one;
  const attributes = { author: 'Hospoda', avatar: AVATAR, bot: '', timestamp: '19:42' };
  if (body.flags & 64) attributes.ephemeral = '';
  if (one.mentions) attributes.highlight = '';
  const inside = { ...context, open: one.open };
  return make('discord-message', attributes,
    body.content ? make('div', { class: 'content' }, ...markdown(body.content, inside)) : null,
    ...(body.embeds ?? []).map((each) => embed(each, inside)),
    make('div', { slot: 'components' }, ...(body.components ?? []).map((each) => part(each, inside))));
}

globalThis.show = async ({ columns, width, now, names }) => {
  document.body.className = width < 500 ? 'phone' : '';
  document.body.replaceChildren(make('div', { id: 'picture' }, ...columns.map((messages) =>
    make('discord-messages', { style: `width: ${width}px` },
      ...messages.map((one) => message(one, { now, names }))))));
  await new Promise(requestAnimationFrame);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(BUTTON);
  for (const button of document.querySelectorAll('discord-button')) {
    button.shadowRoot.adoptedStyleSheets = [...button.shadowRoot.adoptedStyleSheets, sheet];
  }
  await document.fonts.ready;
  await Promise.all([...document.images].map((one) => one.decode().catch(() => null)));
};
