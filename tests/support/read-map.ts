import { decodeEntities } from './read-html.ts'

export type MappedPin = {
  /** As the row's. */
  number: number
  slug: string
  title: string
  status: string
}

/** Read the rows of a page's list, in order, with the status that the number's shape says. */
export function readRows(page: string): { slug: string; name: string; status: string }[] {
  const rows = page.matchAll(
    / id="center-([^"]+)"[^>]*>.*?class="row-number ?(?:row-number-)?(\w*)".*?<a[^>]*>(.*?)<\/a>/gs,
  )
  return [...rows].map(([, slug = '', status, name = '']) => ({
    slug,
    name: decodeEntities(name),
    status: status || 'closed',
  }))
}

/** Read the map of a page, not the strip above its rows. */
export function readMap(page: string) {
  const [section = ''] = /<section id="map".*?<\/section>/s.exec(page) ?? [
    /<figure class="center-map\b.*?<\/figure>/s.exec(page)?.[0],
  ]
  const zooms = section.matchAll(/<a href="([^"]+)" rel="nofollow"[^>]*>.*?<\/svg>([^<]+)/gs)
  return {
    label: /role="group" aria-label="([^"]*)"/.exec(section)?.[1],
    isCountyMarked: section.includes('class="here"'),
    pins: readPins(section),
    /** Where each center is, in pixels. */
    points: [...section.matchAll(/data-n="\d+"[^>]* transform="translate\(([-\d. ]+)\)"/g)].map(
      ([, point]) => point,
    ),
    /** The numbers that can be read, of drops and labels. */
    shownNumbers: readShownNumbers(section),
    uncounted: [...section.matchAll(/>\+(\d+)</g)].map(([, count]) => Number(count)),
    place: readNames(section, 'map-place-name')[0] ?? null,
    rings: readNames(section, 'map-miles'),
    counties: readNames(section, 'map-counties'),
    waters: readNames(section, 'map-waters'),
    pixelsOfMile: readScale(section),
    zooms: [...zooms].map(([, href = '', label]) => ({ label, href: decodeEntities(href) })),
  }
}

function readPins(section: string): MappedPin[] {
  const pins = section.matchAll(
    /<a href="#center-([^"]+)" data-n="(\d+)" class="(\w+)"[^>]*><title>(.*?)<\/title>/g,
  )
  return [...pins].map(([, slug = '', number, status = '', title = '']) => ({
    number: Number(number),
    slug,
    status,
    title: decodeEntities(title),
  }))
}

function readShownNumbers(section: string): number[] {
  const [shapes = ''] = /id="map-shapes".*?<a /s.exec(section) ?? []
  return [...shapes.matchAll(/<text[^>]*>(\d+)</g)].map(([, number]) => Number(number))
}

function readScale(section: string): number {
  const [, pixels, miles] =
    /class="map-scale".*?<path d="M[-\d. ]+v5h([\d.]+)v-5"><\/path><text[^>]*>([\d.]+)/.exec(
      section,
    ) ?? []
  return Number(pixels) / Number(miles)
}

function readNames(section: string, group: string): string[] {
  const [drawn = ''] = new RegExp(` class="${group}">.*?</(?:g|svg)>`, 's').exec(section) ?? []
  return [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    decodeEntities(text),
  )
}
