import type { ReactNode } from 'react'
import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { ActionPanel } from '#app/ui/action-panel.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { CallableText } from '#app/ui/callable-text.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useSite } from '#app/ui/site.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import { addictionLine } from '#site/support-lines.ts'
import { guideMessages } from './messages.ts'

type GuideSectionProps = {
  id: string
  title: string
  lede?: string
  className?: string
  children: ReactNode
}

/** A part of a page, with an id for links. */
export function GuideSection({ id, title, lede, className, children }: GuideSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className={className}>
      <h2 id={`${id}-title`}>{title}</h2>
      {lede && (
        <p className="mt-2 max-w-[42em] text-ink-soft">
          <CallableText>{lede}</CallableText>
        </p>
      )}
      {children}
    </section>
  )
}

type PictureRowProps = {
  icon: IconName
  title: string
  heading?: 'h3' | 'h4'
  children: ReactNode
}

/** A list item with a pictogram beside its heading and text. */
export function PictureRow({ icon, title, heading: Heading = 'h3', children }: PictureRowProps) {
  return (
    <li className="keep grid grid-cols-[2.75rem_minmax(0,1fr)] border-b py-3 leading-snug">
      <Icon name={icon} className="mt-0.5 size-7 text-link" />
      <div className="grid content-start gap-0.5">
        <Heading className="text-md">{title}</Heading>
        {children}
      </div>
    </li>
  )
}

type CallBoxProps = {
  title: string
  /** ButtonLinks beside the call. */
  children?: ReactNode
}

/** The 24/7 support line, and next steps after a guide. */
export function CallBox({ title, children }: CallBoxProps) {
  const { supportLine } = useSite()
  const text = useTexts(guideMessages)
  const { remark } = translateLine(addictionLine, useLanguage())
  const href = dialNumber(supportLine.phone)
  return (
    <ActionPanel
      id="call"
      title={title}
      text={
        href === addictionLine.href
          ? [text.addictionLine, remark].filter(Boolean).join(' ')
          : text.answers(supportLine.label)
      }
      className="call-box"
    >
      <ButtonLink to={href} size="lg" className="max-md:w-full">
        <Icon name="phone" />
        <span>
          {text.call} <PhoneNumber>{supportLine.phone}</PhoneNumber>
        </span>
      </ButtonLink>
      {children}
    </ActionPanel>
  )
}
