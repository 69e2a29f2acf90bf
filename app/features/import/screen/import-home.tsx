import type { ImportRecord } from '#app/features/import/job/read-imports.server.ts'
import { Alert } from '#app/ui/alert.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { importsPath } from './import-address.ts'
import { ImportChooser } from './import-chooser.tsx'
import { ImportList } from './import-list.tsx'
import { screenTexts } from './screen-texts.ts'

type ImportHomeProps = {
  imports: { ok: true; value: ImportRecord[] } | { ok: false; message: string }
  /** What was wrong with the file that was just sent. */
  problem: string | undefined
}

const exports = [
  ['centers.csv', 'CSV'],
  ['centers.json', 'JSON'],
  ['centers.hsds.json', 'HSDS 3 (JSON)'],
] as const

/** Where a file is chosen, with what it needs, and the latest imports. */
export function ImportHome({ imports, problem }: ImportHomeProps) {
  return (
    <section aria-labelledby="bulk-import" className="grid grid-cols-1 gap-8 pt-7">
      <div className="grid gap-1.5">
        <h2 id="bulk-import">{screenTexts.title}</h2>
        <p className="text-ink-soft">{screenTexts.lead}</p>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[3fr_2fr] lg:gap-10">
        <ImportChooser problem={problem} />
        <div className="grid gap-2">
          <h3 className="text-lg">{screenTexts.guidanceTitle}</h3>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-ink-soft">
            <li>
              <b>{screenTexts.required}</b>
            </li>
            {screenTexts.guidance.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </div>
      <section aria-labelledby="export-all" className="grid gap-3">
        <h3 id="export-all" className="text-lg">
          {screenTexts.exportTitle}
        </h3>
        <p className="text-ink-soft">{screenTexts.exportLead}</p>
        <div className="flex flex-wrap gap-3">
          {exports.map(([name, label]) => (
            <ButtonLink key={name} to={`/admin/export/${name}`} variant="line" reloadDocument>
              <Icon name="download" />
              {label}
            </ButtonLink>
          ))}
        </div>
      </section>
      {imports.ok ? (
        <ImportList imports={imports.value} />
      ) : (
        <Alert title={screenTexts.rowsFailed(imports.message)} />
      )}
    </section>
  )
}

export function ImportMissing() {
  return (
    <div className="pt-7">
      <EmptyState
        title={screenTexts.notThere}
        actions={<ButtonLink to={importsPath}>{screenTexts.title}</ButtonLink>}
      />
    </div>
  )
}

export function ImportFailed({ message }: { message: string }) {
  return (
    <div className="pt-7">
      <Alert title={screenTexts.rowsFailed(message)} />
    </div>
  )
}
