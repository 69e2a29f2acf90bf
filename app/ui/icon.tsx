import spriteUrl from './icons.svg?url'

/** The symbols of icons.svg. */
export type IconName =
  | 'accessibility'
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
  | 'circle-help'
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
  | 'languages'
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
  | 'pill'
  | 'pin'
  | 'pin-off'
  | 'plus'
  | 'rotate-ccw'
  | 'search'
  | 'send'
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
  | 'wallet'
  | 'x'

type IconProps = {
  name: IconName
  /** 'icon-fill' fills it with the text color instead of outlining it, for stars. */
  className?: string | undefined
}

/** A 1.25 em icon in the text color. Screen readers ignore it, so put text beside it. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      aria-hidden="true"
      // As a React element, a hundred icons would add 7% to the rendering of a page of cards.
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the name is one of ours
      dangerouslySetInnerHTML={{ __html: `<use href="${spriteUrl}#${name}"></use>` }}
    />
  )
}
