import spriteUrl from './icons.svg?url'

/** The symbols of icons.svg. */
export type IconName =
  | 'activity'
  | 'arrow-down'
  | 'arrow-left'
  | 'arrow-right'
  | 'arrow-up'
  | 'arrow-up-down'
  | 'arrow-up-right'
  | 'ban'
  | 'bed-double'
  | 'brain'
  | 'building-2'
  | 'calendar'
  | 'chart-column'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-check'
  | 'clipboard-list'
  | 'clock'
  | 'copy'
  | 'download'
  | 'external-link'
  | 'eye'
  | 'file-text'
  | 'funnel'
  | 'globe'
  | 'hand-heart'
  | 'heart'
  | 'history'
  | 'house'
  | 'images'
  | 'info'
  | 'key-round'
  | 'life-buoy'
  | 'lock'
  | 'log-out'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'message-square'
  | 'minus'
  | 'navigation'
  | 'pencil'
  | 'phone'
  | 'pin'
  | 'pin-off'
  | 'plus'
  | 'rotate-ccw'
  | 'search'
  | 'settings'
  | 'shield'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'star'
  | 'stethoscope'
  | 'thumbs-down'
  | 'thumbs-up'
  | 'trash-2'
  | 'triangle-alert'
  | 'undo-2'
  | 'upload'
  | 'user'
  | 'users'
  | 'x'

type IconProps = {
  name: IconName
  /** 'icon-fill' fills it with the text colour instead of drawing it in lines: stars. */
  className?: string | undefined
}

/** A drawing of 1.25 em in the text colour. It says nothing to a screen reader: put words beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own names. As an element of its own React would render and wake up a hundred more for a page of cards, a fourteenth of all that it takes.
      dangerouslySetInnerHTML={{ __html: `<use href="${spriteUrl}#${name}"></use>` }}
    />
  )
}
