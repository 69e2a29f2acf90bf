import { Disclosure } from '#app/ui/disclosure.tsx'
import { callOutcomes, keyHints, results } from './messages.ts'

/** What each key of a call does. */
export function CallKeysHelp() {
  const outcomes = callOutcomes.map((outcome) => [results[outcome].key, results[outcome].hint])
  return (
    <section className="pane">
      <Disclosure summary="What the keys do">
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2">
          {[...outcomes, ...keyHints].map(([key = '', hint]) => (
            <div key={key} className="contents">
              <dt>
                <kbd>{key.length === 1 ? key.toUpperCase() : key}</kbd>
              </dt>
              <dd>{hint}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </section>
  )
}
