import { describe, expect, it } from 'vitest'
import { parseStyles, selectStyles } from './style-sheet.ts'

/** What of these styles stays for a page with this body. */
const keep = (css: string, body: string) => selectStyles(parseStyles(css), `<body>${body}</body>`)

describe('of a stylesheet, a page needs', () => {
  it.each([
    ['what styles its tags', 'p{margin:0}', '<p>'],
    ['what styles everything', '*,:before{margin:0}', ''],
    ['what styles its root', ':root,:host{color:red}', ''],
    ['a class among others', '.b{margin:0}', '<p class="a b c">'],
    ['an id', '#main{margin:0}', '<main id="main">'],
    ['one of several', '.x,.y,.b{margin:0}', '<p class="b">'],
    ['a class with a point', String.raw`.py-2\.75{margin:0}`, '<p class="py-2.75">'],
    ['a class that begins with a figure', String.raw`.\32 xl{margin:0}`, '<p class="2xl">'],
    ['a class with brackets', String.raw`.\[\&_a\]\:p a{margin:0}`, '<p class="[&amp;_a]:p"><a>'],
    ['a state', String.raw`.hover\:u:hover{margin:0}`, '<a class="hover:u">'],
    [
      'what opens',
      '.d[open]>summary .i:last-child{margin:0}',
      '<b class="d"><summary><i class="i">',
    ],
    ['what is not', '.a:not(.gone,:is(.lost)){margin:0}', '<p class="a">'],
    ['what may be within', '.a:is(:where(.group):hover *){margin:0}', '<p class="a">'],
    ['a part of an element', 'summary::-webkit-details-marker{display:none}', '<summary>'],
    ['a drawing', 'svg,lineargradient{display:block}', '<svg>'],
    ['paper', '@media print{.a{display:none}}', '<p class="a">'],
    ['a font', '@font-face{font-family:C;src:url(/c.woff2)format("woff2")}', ''],
    ['an import', '@import "a{b}.css";p{margin:0}', '<p>'],
    ['braces in a string', '.a:after{content:"}.b{";color:red}', '<p class="a">'],
    ['an address', '.a{background:url(data:image/svg+xml;utf8,a;b)}', '<p class="a">'],
    ['a rule within a rule', '.x{&:hover{color:red}}', ''],
  ])('%s', (_, css, body) => {
    expect(keep(css, body)).toBe(css)
  })

  it.each([
    ['a class that is not there', '.b{margin:0}', '<p class="a bb b-c">'],
    ['a tag', 'table{margin:0}', '<p>'],
    ['an id', '#main{margin:0}', '<p class="main">'],
    ['a class and a tag together', '.a table{margin:0}', '<p class="a">'],
    ['a state of nothing', '.b:hover,.c:focus{margin:0}', '<p class="a">'],
    ['a group of nothing', '@media print{@supports (a:b){.b{margin:0}}}', '<p class="a">'],
    ['an animation that nothing runs', '@keyframes spin{to{rotate:1turn}}', '<p>'],
    ['a registered property', '@property --tw-x{syntax:"*";inherits:false}', '<p>'],
    ['a comment', '/* a{b:c} */', '<a>'],
  ])('not %s', (_, css, body) => {
    expect(keep(css, body)).toBe('')
  })

  it('the properties that it reads, by others too, and only those', () => {
    const root = ':root{--a:1px;--b:var(--a);--c:var(--d);--d:2px;--e:3px}'
    expect(keep(`${root}p{margin:var(--b)}.no{margin:var(--c)}`, '<p style="top:var(--e)">')).toBe(
      ':root{--a:1px;--b:var(--a);--e:3px}p{margin:var(--b)}',
    )
  })

  it('a property in each place that sets it', () => {
    const css = ':root{--a:1px}@media (prefers-color-scheme:dark){:root{--a:2px}}p{margin:var(--a)}'
    expect(keep(css, '<p>')).toBe(css)
    expect(keep(css, '<b>')).toBe('')
  })

  it('the animation that it runs, by its name or by a property', () => {
    const css =
      ':root{--animate-spin:spin 1s}@keyframes spin{to{rotate:1turn}}.s{animation:var(--animate-spin)}'
    expect(keep(css, '<p class="s">')).toBe(css)
    expect(keep(css, '<p>')).toBe('')
  })
})
