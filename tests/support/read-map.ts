import { decodeEntities } from './read-html.ts'

export type MappedMarker = {
  label: string
  slug: string
  title: string
  status: string
  /** Percent of the map's width and height. */
  x: number
  y: number
  /** Pixels. */
  radius: number
}

/** Read the rows of a page's list, in order, with the status that the number's shape says. */
export function readRows(page: string): { slug: string; name: string; status: string }[] {
  const rows = page.matchAll(
    /<li id="center-([^"]+)">.*?class="row-number ?(?:row-number-)?(\w*)".*?<h3[^>]*><a[^>]*>(.*?)<\/a>/gs,
  )
  return [...rows].map(([, slug = '', status, name = '']) => ({
    slug,
    name: decodeEntities(name),
    status: status || 'closed',
  }))
}

/** Read the map of a page. */
export function readMap(page: string) {
  const [section = ''] = /<section id="map".*?<\/section>/s.exec(page) ?? [
    /<figure class="center-map\b.*?<\/figure>/s.exec(page)?.[0],
  ]
  const zooms = section.matchAll(/<a href="([^"]+)" rel="nofollow"[^>]*>.*?<\/svg>([^<]+)/gs)
  return {
    label: /role="group" aria-label="([^"]*)"/.exec(section)?.[1],
    viewBox: /viewBox="([-\d. ]+)"/.exec(section)?.[1] ?? null,
    isCountyMarked: section.includes('class="map-here"'),
    markers: readMarkers(section),
    leaders: [...section.matchAll(/M([-\d.]+ [-\d.]+)L/g)].map(([, end]) => end),
    place: readNames(section, 'map-place')[0] ?? null,
    rings: readNames(section, 'map-miles'),
    counties: readNames(section, 'map-county'),
    zooms: [...zooms].map(([, href = '', label]) => ({ label, href: decodeEntities(href) })),
  }
}

function readMarkers(section: string): MappedMarker[] {
  const markers = section.matchAll(
    /<a href="#center-([^"]+)" class="marker-(\w+)"><title>(.*?)<\/title><svg x="([\d.]+)%" y="([\d.]+)%"[^>]*><circle r="(\d+)"><\/circle><text[^>]*>(.*?)<\/text>/g,
  )
  return [...markers].map(([, slug = '', status = '', title = '', x, y, radius, label = '']) => ({
    slug,
    status,
    title: decodeEntities(title),
    x: Number(x),
    y: Number(y),
    radius: Number(radius),
    label,
  }))
}

function readNames(section: string, group: string): string[] {
  const [drawn = ''] = new RegExp(`<g class="${group}">.*?</g>`, 's').exec(section) ?? []
  return [...drawn.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    decodeEntities(text),
  )
}
