import { expect, test } from 'vitest'
import { listFiles, markAsCopy, stripScripts } from './page-copy.ts'

const page = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/root-a1.js"/>
<link rel="stylesheet" href="/assets/root-b2.css"/><link rel="preload" as="font" href="/assets/font-c3.woff2"/>
<style>@font-face{src:url(/assets/font-f6.woff2)format("woff2")}p{background:url("/illustrations/hills.svg")0 0}</style>
<script type="application/ld+json">{"@type":"WebSite"}</script></head>
<body><main id="main" tabindex="-1"><h1>Center</h1>
<svg><use href="/assets/icons-d4.svg#phone"></use></svg><svg><use href="/assets/icons-d4.svg#x"></use></svg>
<img src="/illustrations/lake.svg" alt=""/><img src="/images/centers/1/640" alt=""/><img src="/favicon.svg"/>
<a href="/centers">All</a><a href="https://example.org/assets/x.css">x</a></main>
<script nonce="n">window.a = "<b>";</script><script type="module" async="">import "/assets/entry-e5.js"
</script></body></html>`

test('a copy has no script of any kind, and all the rest', () => {
  const copy = stripScripts(page)
  expect(copy).not.toMatch(/<script|modulepreload|entry-e5|root-a1/)
  for (const kept of ['<h1>Center</h1>', 'root-b2.css', 'font-c3.woff2', '</body></html>']) {
    expect(copy).toContain(kept)
  }
})

test('its files are styles, fonts and drawings of ours, each once, and no photograph', () => {
  expect(listFiles(stripScripts(page))).toEqual([
    '/assets/root-b2.css',
    '/assets/font-c3.woff2',
    '/assets/font-f6.woff2',
    '/illustrations/hills.svg',
    '/assets/icons-d4.svg',
    '/illustrations/lake.svg',
    '/favicon.svg',
  ])
})

test('a copy says first when it was saved, and to call', () => {
  const marked = markAsCopy(page, new Date(2026, 10, 20, 20, 5), 'en')
  expect(marked).toMatch(
    /<main id="main" tabindex="-1"><div[^>]*><p[^>]*><b>Saved copy from Friday, November 20, 2026[^<]* 8:05\sPM\.<\/b> [^<]*call to be sure\.<\/p><\/div><h1>/,
  )
  const spanish = markAsCopy(page, new Date(2026, 10, 20, 20, 5), 'es')
  expect(spanish).toMatch(
    /<b>Copia guardada el viernes, 20 de noviembre de 2026[^<]* 8:05\sp\.\s?m\.<\/b> No se pudo/,
  )
})
