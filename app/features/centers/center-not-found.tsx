import type { ReactNode } from 'react'
import { ButtonLink } from '#app/ui/button.tsx'
import { useTexts } from '#app/ui/language.tsx'
import { Wrap } from '#app/ui/wrap.tsx'
import { messages } from './messages.ts'

/** There is no such center. `children` are the crisis lines: whoever came here was looking for help. */
export function CenterNotFound({ children }: { children: ReactNode }) {
  const { notFound: text } = useTexts(messages)
  return (
    <Wrap className="grid items-start gap-8 py-section lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid justify-items-start gap-4">
        <h1>{text.title}</h1>
        <p className="max-w-measure text-lede leading-normal text-ink-soft">{text.text}</p>
        <ButtonLink to="/centers" size="lg">
          {text.browse}
        </ButtonLink>
      </div>
      {children}
    </Wrap>
  )
}
