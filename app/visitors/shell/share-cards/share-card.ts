import type { ContainerNode, ImageNode, Node, TextNode } from '@takumi-rs/core'
import type { Language } from '#app/lib/language.ts'
import { shareMessages } from './messages.ts'

/** Texts of a page's preview picture. */
export type ShareCard = {
  siteName: string
  /** "directory.example.org" */
  host: string
  title: string
  /** Lines below the title: place, kinds of treatment. */
  details: string[]
  badge: Badge | null
  language: Language
}

type Badge = keyof typeof shareMessages.en.badges

/** Drawings for the cards, as SVG. */
export type ShareArt = { mark: Uint8Array; landscape: Uint8Array; hills: Uint8Array }

export const shareWidth = 1200
export const shareHeight = 630

type Style = NonNullable<Node['style']>

// The light theme's colors (`app/ui/theme.css`): a preview cannot follow the viewer's theme.
const ground = '#faf6ec'
const sky = '#fdf3df'
const ink = '#1a2923'
const inkSoft = '#42514a'
const link = '#11503b'
const deep = '#0d382b'
const onDeep = '#fbf6ea'
const badgeColours: Record<Badge, Style> = {
  Trusted: { backgroundColor: '#f1b24a', color: '#3a2500' },
  'Sample listing': { backgroundColor: '#fffdf8', color: inkSoft, border: '2px solid #7b877e' },
  'Temporarily Closed': { backgroundColor: '#fbe9e2', color: '#86190f' },
  'Permanently Closed': { backgroundColor: '#fbe9e2', color: '#86190f' },
}

const margin = 64
const footHeight = 84

/** Draw the site's own card: its tagline over Home's landscape. */
export function drawSiteCard(card: ShareCard, art: ShareArt): Node {
  // Wider than the card and cut off at the right, which puts the sun beside the text.
  const landscape: Style = { position: 'absolute', left: 0, bottom: 0, width: 1320, height: 462 }
  return drawPage(sky, [
    image(art.landscape, landscape),
    column({ left: margin, top: 52, width: 800, gap: 24 }, [
      drawSiteName(card, art),
      text(card.title, { fontSize: 76, fontWeight: 650, lineHeight: 1.08, letterSpacing: -2 }),
      ...card.details.map((detail) =>
        text(detail, { fontSize: 34, lineHeight: 1.35, color: inkSoft, width: 620 }),
      ),
    ]),
  ])
}

/** Draw a center's card: its name in at most three lines, place and treatments, over the hills. */
export function drawCenterCard(card: ShareCard, art: ShareArt): Node {
  const [place, ...others] = card.details
  return drawPage(ground, [
    sun(1010, 440),
    image(art.hills, {
      position: 'absolute',
      left: shareWidth - 1600,
      bottom: footHeight - 1,
      width: 1600,
      height: 150,
    }),
    drawFoot(card),
    row(
      { left: margin, top: 48, width: shareWidth - 2 * margin, justifyContent: 'space-between' },
      [drawSiteName(card, art), ...(card.badge ? [drawBadge(card.badge, card.language)] : [])],
    ),
    column({ left: margin, top: 140, width: 1010, gap: 14 }, [
      text(card.title, {
        fontSize: sizeOfTitle(card.title),
        fontWeight: 650,
        lineHeight: 1.16,
        letterSpacing: -1.5,
        wordBreak: 'break-word',
        ...clamp(3),
      }),
      ...(place ? [text(place, { fontSize: 34, color: inkSoft, maxWidth: 790, ...clamp(1) })] : []),
      ...others.map((other) =>
        text(other, { fontSize: 30, color: link, maxWidth: 790, ...clamp(1) }),
      ),
    ]),
  ])
}

function drawPage(backgroundColor: string, children: Node[]): ContainerNode {
  return {
    type: 'container',
    style: {
      position: 'relative',
      width: shareWidth,
      height: shareHeight,
      overflow: 'hidden',
      backgroundColor,
      color: ink,
      fontFamily: 'Commissioner',
    },
    children,
  }
}

function drawSiteName({ siteName }: ShareCard, art: ShareArt): ContainerNode {
  return {
    type: 'container',
    style: { display: 'flex', alignItems: 'center', gap: 16 },
    children: [
      image(art.mark, { width: 52, height: 52 }),
      text(siteName, { fontSize: 32, fontWeight: 650, ...clamp(1), maxWidth: 700 }),
    ],
  }
}

function drawBadge(badge: Badge, language: Language): TextNode {
  const style: Style = { fontSize: 26, fontWeight: 600, padding: '8px 20px', borderRadius: 9 }
  return text(shareMessages[language].badges[badge], { ...style, ...badgeColours[badge] })
}

function drawFoot({ host, language }: ShareCard): ContainerNode {
  const style: Style = { left: 0, bottom: 0, width: shareWidth, height: footHeight }
  return row(
    {
      ...style,
      padding: `0 ${margin}px 10px`,
      backgroundColor: deep,
      color: onDeep,
      justifyContent: 'space-between',
      fontSize: 28,
    },
    [
      text(shareMessages[language].crisis, { fontWeight: 650 }),
      text(host, { ...clamp(1), maxWidth: 560, color: '#c9dacf' }),
    ],
  )
}

function sun(left: number, top: number): ContainerNode {
  const disc = (size: number, opacity: number): Node => ({
    type: 'container',
    style: {
      position: 'absolute',
      left: left - size / 2,
      top: top - size / 2,
      width: size,
      height: size,
      borderRadius: size / 2,
      backgroundColor: '#f0a93c',
      opacity,
    },
  })
  const whole: Style = { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' }
  return {
    type: 'container',
    style: whole,
    children: [disc(230, 0.16), disc(160, 0.16), disc(96, 1)],
  }
}

function sizeOfTitle(title: string): number {
  if (title.length <= 34) return 78
  return title.length <= 60 ? 66 : 56
}

function clamp(lines: number): Style {
  return { lineClamp: lines, textOverflow: 'ellipsis', overflow: 'hidden' }
}

function text(content: string, style: Style): TextNode {
  return { type: 'text', text: content, style }
}

function image(src: Uint8Array, style: Style): ImageNode {
  return { type: 'image', src, style }
}

function row(style: Style, children: Node[]): ContainerNode {
  const layout: Style = { position: 'absolute', display: 'flex', alignItems: 'center' }
  return { type: 'container', style: { ...layout, ...style }, children }
}

function column(style: Style, children: Node[]): ContainerNode {
  const layout: Style = { position: 'absolute', display: 'flex', flexDirection: 'column' }
  return { type: 'container', style: { ...layout, ...style }, children }
}
