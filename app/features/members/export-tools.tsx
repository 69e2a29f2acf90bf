import type { MouseEvent } from 'react'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Toast } from '#app/ui/toast.tsx'
import { exportPath, useExport } from './use-export.ts'

/** A member's data, to copy or as a file. The file needs no script. */
export function ExportTools() {
  const { canCopy, copy, download, outcome } = useExport()
  function onDownload(event: MouseEvent) {
    event.preventDefault()
    download()
  }
  return (
    <section aria-labelledby="export" className="rounded-l border bg-surface px-5 py-4.5">
      <h2 id="export" className="text-lg">
        Your data
      </h2>
      <p className="mt-1 text-sm leading-normal text-ink-soft">
        Your profile, votes, comments and reviews, as one JSON file.
      </p>
      <div className="mt-4 grid gap-3">
        <ButtonLink to={exportPath} download onClick={onDownload} variant="tint" wide>
          <Icon name="download" />
          Download My Data
        </ButtonLink>
        {canCopy && (
          <Button variant="line" wide onClick={copy}>
            <Icon name="copy" />
            Copy to Clipboard
          </Button>
        )}
      </div>
      {outcome && <Toast key={outcome.at} title={outcome.title} tone={outcome.tone} />}
    </section>
  )
}
