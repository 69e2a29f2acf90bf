import { dialNumber } from '#app/lib/phone.ts'
import { translateLine } from '#app/lib/translate-line.ts'
import { Icon } from '#app/ui/icon.tsx'
import { PhoneNumber } from '#app/ui/phone-number.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'
import type { CrisisLine } from '#site/support-lines.ts'
import { guideMessages } from './messages.ts'

/** Help lines: the purpose of each, its number in large type, and other ways to reach it. */
export function HotlineList({ lines }: { lines: CrisisLine[] }) {
  const language = useLanguage()
  return (
    <ul className="hotlines mt-5 border-t-[1.5px] border-ink">
      {lines
        .map((line) => translateLine(line, language))
        .map((line) => (
          <li
            key={line.name}
            className="keep grid gap-x-10 gap-y-1 border-b py-3 lg:grid-cols-2 lg:items-center"
          >
            <div>
              <h3 className="text-lg">{line.name}</h3>
              <p className="mt-0.5 max-w-[32em] text-ink-soft">{line.description}</p>
            </div>
            <div>
              <Dial line={line} />
              <OtherWays line={line} />
            </div>
          </li>
        ))}
    </ul>
  )
}

function Dial({ line }: { line: CrisisLine }) {
  const text = useTexts(guideMessages)
  const isTexted = line.href.startsWith('sms:')
  const [, word = '', number] = /^(.* )?(.*)$/.exec(line.number) ?? []
  return (
    <a
      href={line.href}
      className="dial inline-flex min-h-11 items-center gap-2.5 text-2xl leading-[1.05] font-bold tracking-[-0.03em] decoration-2"
    >
      <Icon name={isTexted ? 'message-square' : 'phone'} className="size-6" />
      <span>
        {isTexted && (
          <small className="text-[0.58em] font-semibold tracking-[-0.01em]">
            {text.textTo(word)}
          </small>
        )}
        {number}
      </span>
    </a>
  )
}

const way = 'inline-flex min-h-11 items-center font-semibold'

/** Ways to reach a line other than its number: text, chat, TTY and a remark. */
export function OtherWays({ line }: { line: CrisisLine }) {
  const text = useTexts(guideMessages)
  const { textHref, textLabel, tty, website, chat, remark } = line
  if (!textHref && !tty && !website && !remark) return null
  return (
    <p className="other-ways flex flex-wrap items-center gap-x-5 text-sm">
      {textHref && (
        <a href={textHref} className={way}>
          {textLabel ?? text.textTo(line.number)}
        </a>
      )}
      {tty && (
        <a href={dialNumber(tty)} className={way}>
          <PhoneNumber>{`TTY ${tty}`}</PhoneNumber>
        </a>
      )}
      {website && (
        <a href={`https://${website}`} rel="noopener noreferrer" className={way}>
          {chat ? text.chatAt(website) : website}
        </a>
      )}
      {remark && <span className="text-ink-soft">{remark}</span>}
    </p>
  )
}
