import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'

/** "All centers →": the quiet way on. */
export function ArrowLink({ className = '', children, ...rest }: AnchorProps) {
  return (
    <Anchor
      className={`arrow-link inline-flex min-h-11 items-center gap-1.75 font-semibold ${className}`}
      {...rest}
    >
      {children}
      <Icon name="arrow-right" />
    </Anchor>
  )
}
