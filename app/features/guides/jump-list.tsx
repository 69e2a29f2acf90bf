import { useTexts } from '#app/ui/language.tsx'
import { guideMessages } from './guide-messages.ts'

type JumpListProps = { links: readonly { id: string; label: string }[] }

/** 'On this page': the parts, one tap away. */
export function JumpList({ links }: JumpListProps) {
  const text = useTexts(guideMessages)
  return (
    <nav aria-label={text.onThisPage} className="jump-list no-print border-b bg-surface">
      <ul className="wrap flex flex-wrap gap-x-6 py-1">
        {links.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-12 items-center font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
