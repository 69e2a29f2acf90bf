import { escapeHtml } from '#app/lib/escape-html.ts'
import { feedTypes } from './feed-links.ts'
import type { Feed, FeedEntry } from './feed-model.ts'

/** What XML 1.0 cannot hold, not even escaped. */
const notInXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu

const escapeXml = (text: string) => escapeHtml(text.replace(notInXml, ''))

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function link(rel: string, type: string, url: string): string {
  return `<link rel="${rel}" type="${type}" href="${escapeXml(url)}"/>`
}

/** Write a feed as Atom (RFC 4287), in pages (RFC 5005). */
export function writeAtom(feed: Feed): string {
  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">`,
    element('id', feed.id),
    element('title', feed.title),
    element('subtitle', feed.description),
    element('updated', feed.updated.toISOString()),
    `<author>${element('name', feed.author.name)}${element('uri', feed.author.url)}</author>`,
    element('rights', feed.rights),
    link('self', feedTypes.atom, feed.url),
    ...(feed.nextUrl ? [link('next', feedTypes.atom, feed.nextUrl)] : []),
    link('alternate', 'text/html', feed.pageUrl),
    ...feed.entries.map(writeEntry),
    '</feed>',
    '',
  ].join('\n')
}

function writeEntry({ id, title, text, url, kind, published, updated }: FeedEntry): string {
  return [
    '<entry>',
    element('id', id),
    element('title', title),
    element('published', published.toISOString()),
    element('updated', updated.toISOString()),
    link('alternate', 'text/html', url),
    `<category term="${escapeXml(kind)}"/>`,
    `<content type="text">${escapeXml(text)}</content>`,
    '</entry>',
  ].join('\n')
}
