import type { ReactNode } from 'react'
import { screenTexts } from '#app/data/import/messages.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { ImportChooser } from './import-chooser.tsx'

type ImportHomeProps = {
  /** Error message for the file that was just uploaded. */
  problem: string | undefined
  /** The lists that are read again, and what came in. */
  children: ReactNode
}

const exports = [
  ['centers.csv', 'CSV'],
  ['centers.json', 'JSON'],
  ['centers.hsds.json', 'HSDS 3 (JSON)'],
] as const

/** The one door for data: a file, the lists that are read again, and what came in. */
export function ImportHome({ problem, children }: ImportHomeProps) {
  return (
    <section aria-labelledby="bulk-import" className="grid grid-cols-1 gap-8 pt-7">
      <div className="grid gap-1.5">
        <h2 id="bulk-import">{screenTexts.title}</h2>
        <p className="text-ink-soft">{screenTexts.lead}</p>
      </div>
      <ImportChooser problem={problem} />
      {children}
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2 lg:gap-10">
        <section aria-labelledby="guidance" className="grid gap-2">
          <h3 id="guidance" className="text-lg">
            {screenTexts.guidanceTitle}
          </h3>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
            <li>
              <b>{screenTexts.required}</b>
            </li>
            {screenTexts.guidance.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="export-all" className="grid gap-3">
          <h3 id="export-all" className="text-lg">
            {screenTexts.exportTitle}
          </h3>
          <p className="text-ink-soft">
            {screenTexts.exportLead} {screenTexts.exportLimits}
          </p>
          <div className="flex flex-wrap gap-3">
            {exports.map(([name, label]) => (
              <ButtonLink key={name} to={`/admin/export/${name}`} variant="line" reloadDocument>
                <Icon name="download" />
                {label}
              </ButtonLink>
            ))}
          </div>
        </section>
      </div>
    </section>
  )
}
