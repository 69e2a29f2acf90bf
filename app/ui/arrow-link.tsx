import { Anchor, type AnchorProps } from './anchor.tsx'
import { Icon } from './icon.tsx'

/** "All centers →": the quiet way on. */
export function ArrowLink({ className = '', children, ...rest }: AnchorProps) {
  return (
    <Anchor
      className={`group inline-flex min-h-11 items-center gap-1.75 font-semibold ${className}`}
      {...rest}
    >
      {children}
      <Icon name="arrow-right" className="transition group-hover:translate-x-[3px]" />
    </Anchor>
  )
}
