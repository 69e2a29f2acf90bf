import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { screenTexts } from '#app/data/import/messages.ts'
import type { OpenedSource } from '#app/data/sources/read-sources.server.ts'
import { getSourcePath, listsPath } from '#app/data/sources/source-paths.ts'
import { unfinishedStates } from '#app/data/sources/source-work.ts'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import { useReadAgain } from '#app/ui/use-read-again.ts'
import { LocatorNotes } from './locator-fields.tsx'
import { kindNames, scheduleNames, sourceTexts } from './messages.ts'
import { RunHistory } from './run-history.tsx'
import { SourceForm } from './source-form.tsx'
import { UploadForm } from './upload-form.tsx'

type Props = {
  opened: OpenedSource
  admins: { id: string; name: string }[]
  /** The settings as they came back. */
  rejected: RejectedForm | undefined
  /** Dialogs. */
  children: ReactNode
}

/** A source: what it does next, its runs, and its settings. */
export function SourcePage({ opened, admins, rejected, children }: Props) {
  const { source, runs, lastWorked } = opened
  const isWorking = runs.some(({ state }) => unfinishedStates.includes(state))
  useReadAgain(isWorking)
  const isOfSettings = rejected?.values.intent?.[0] !== 'run'
  return (
    <section aria-labelledby="source" className="grid grid-cols-1 gap-6">
      <div className="grid gap-3">
        <Breadcrumb
          crumbs={[{ label: screenTexts.title, to: listsPath }, { label: source.name }]}
        />
        <h2 id="source" className="wrap-anywhere">
          {source.name}
        </h2>
        <Summary source={source} />
        {source.kind === 'locator' && <LocatorNotes isNew={false} lastWorked={lastWorked} />}
        {source.failures > 0 && (
          <Alert title={sourceTexts.failing(source.failures)}>{source.lastError}</Alert>
        )}
        {source.kind !== 'upload' && <RunButton isWorking={isWorking} />}
      </div>
      {source.kind !== 'locator' && <UploadForm sourceId={source.id} />}
      <RunHistory opened={opened} />
      <section aria-labelledby="source-settings" className="grid grid-cols-1 gap-4">
        <h3 id="source-settings" className="text-lg">
          {sourceTexts.settings}
        </h3>
        <SourceForm
          kind={source.kind}
          source={source}
          admins={admins}
          rejected={isOfSettings ? rejected : undefined}
          submit={{ label: sourceTexts.save, intent: 'save' }}
        />
      </section>
      <ButtonLink
        to={`${getSourcePath(source.id)}/remove`}
        keepScroll
        variant="bare-danger"
        className="justify-self-start"
      >
        <Icon name="trash-2" />
        {sourceTexts.remove}
      </ButtonLink>
      {!isOfSettings && <RejectedToast rejected={rejected} />}
      {children}
    </section>
  )
}

function Summary({ source }: { source: OpenedSource['source'] }) {
  const { kind, schedule, address, nextRunAt, reading } = source
  return (
    <p className="text-ink-soft wrap-anywhere">
      {kindNames[kind]}
      {kind !== 'upload' && `. ${scheduleNames[schedule]}`}
      {nextRunAt && `. Next run: ${formatMoment(nextRunAt)}`}.
      {reading.headerColumns !== undefined && ` ${sourceTexts.readAsImported}`}
      {address && <span className="block text-sm">{address}</span>}
    </p>
  )
}

function RunButton({ isWorking }: { isWorking: boolean }) {
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Form method="post" preventScrollReset>
      <Button type="submit" name="intent" value="run" disabled={isBusy || isWorking}>
        {sourceTexts.runNow}
      </Button>
    </Form>
  )
}
