import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { countDuplicates, isWorking, wasRun } from '#app/data/import/job/import-record.ts'
import { findMainProblem } from '#app/data/import/job/main-problem.ts'
import type { OpenedValues } from '#app/data/import/job/preview-values.server.ts'
import type { ImportRecord, OpenedImport } from '#app/data/import/job/read-imports.server.ts'
import {
  countRecords,
  duplicateReasons,
  duplicateRules,
  formatCount,
  formatSize,
  listCounted,
  recordProblems,
  screenTexts,
} from '#app/data/import/messages.ts'
import type { KnownList } from '#app/data/sources/find-known-list.server.ts'
import { knownListTexts } from '#app/data/sources/messages.ts'
import { getSourcePath, newSourcePath } from '#app/data/sources/source-paths.ts'
import { formatMoment } from '#app/lib/format-date.ts'
import { Alert } from '#app/ui/alert.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { StatCard } from '#app/ui/stat-card.tsx'
import type { ImportCounts } from '#db/schema/imports.ts'
import { importsPath, pathOfImport } from './import-address.ts'
import { ImportDecision } from './import-decision.tsx'
import { ImportNextSteps } from './import-next-steps.tsx'
import { ImportProgressPanel } from './import-progress.tsx'
import { ImportRows } from './import-rows.tsx'
import { ImportValues } from './import-values.tsx'
import { StateBadge } from './state-badge.tsx'

type ImportPageProps = {
  opened: OpenedImport
  /** A list that was read before, whose next file this may be. */
  known: KnownList | null
  values: OpenedValues | null
  problem: string | undefined
  /** The message of each field that is wrong. */
  errors: Record<string, string>
  children: ReactNode
}

/** Show an import in any state: its progress, its preview or its results. */
export function ImportPage(props: ImportPageProps) {
  const { opened, known, values, problem, errors, children } = props
  const { record } = opened
  const { state, counts } = record
  const kept = counts?.kept ?? 0
  const isPreview = state === 'previewed'
  const mainProblem = isPreview && record.contents && findMainProblem(record.contents)
  const hasRows = counts && (isPreview || wasRun(record)) && !isWorking(state)
  return (
    <section aria-labelledby="import" className="grid gap-4">
      <Head record={record} />
      {problem && <Alert title={problem} />}
      {record.error && <Alert title="The import failed">{record.error}</Alert>}
      {isWorking(state) && <ImportProgressPanel record={record} />}
      {isPreview && record.isOvertaken && (
        <Alert title={screenTexts.outdated}>{screenTexts.outdatedWhy}</Alert>
      )}
      {problem === undefined && mainProblem && <Alert title={mainProblem} />}
      {isPreview && !record.isOvertaken && (
        <Alert tone="good" title="Nothing has been imported yet.">
          This is what would happen.
        </Alert>
      )}
      {state === 'undone' && (
        <Alert tone="good" title="The import is undone.">
          {kept > 0
            ? `${countRecords(kept)} stayed, because somebody has touched the center since; see below.`
            : 'Everything that it added or filled is taken back.'}
        </Alert>
      )}
      {counts && hasRows && <ImportCountCards counts={counts} isDone={!isPreview} />}
      {isPreview && (
        <ImportDecision
          record={record}
          known={known}
          mappings={opened.namedMappings}
          errors={errors}
        />
      )}
      {state === 'done' && counts && <ImportNextSteps opened={opened} counts={counts} />}
      {!isWorking(state) && !isPreview && <Actions record={record} known={known} />}
      {values && <ImportValues importId={record.id} {...values} total={record.rowsTotal ?? 0} />}
      <Notes record={record} />
      {counts && hasRows && <ImportRows opened={opened} counts={counts} isDone={!isPreview} />}
      {children}
    </section>
  )
}

function Head({ record }: { record: ImportRecord }) {
  const { fileName, fileSize, createdAt, createdBy, state } = record
  return (
    <div className="grid gap-1.5">
      <p>
        <Link to={importsPath} className="inline-flex min-h-11 items-center gap-1.5">
          <Icon name="arrow-left" />
          {screenTexts.title}
        </Link>
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id="import" className="wrap-anywhere">
          {fileName}
        </h2>
        <StateBadge state={state} />
      </div>
      <p className="text-sm text-ink-soft">
        {formatSize(fileSize)}, uploaded by {createdBy ?? 'the command line'} on{' '}
        <time dateTime={createdAt.toISOString()}>{formatMoment(createdAt)}</time>
      </p>
    </div>
  )
}

function Actions({ record, known }: { record: ImportRecord; known: KnownList | null }) {
  const { id, state } = record
  const isBroken = (state === 'failed' || state === 'cancelled') && wasRun(record)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <ButtonLink to={importsPath}>{screenTexts.another}</ButtonLink>
      {state === 'done' && <KeepUpToDate importId={id} known={known} />}
      {record.canResume && (
        <Form method="post">
          <Button type="submit" name="do" value="start" variant="line">
            {screenTexts.resume}
          </Button>
        </Form>
      )}
      {wasRun(record) && (
        <ButtonLink to={`${pathOfImport(id)}/report.csv`} variant="line" reloadDocument>
          <Icon name="download" />
          {screenTexts.report}
        </ButtonLink>
      )}
      {(state === 'done' || isBroken) && (
        <ButtonLink to={`${pathOfImport(id)}/undo`} variant="bare-danger" keepScroll>
          <Icon name="undo-2" />
          {screenTexts.undo}
        </ButtonLink>
      )}
    </div>
  )
}

function KeepUpToDate({ importId, known }: { importId: string; known: KnownList | null }) {
  const isKept = known?.kind === 'source'
  return (
    <ButtonLink
      to={isKept ? getSourcePath(known.id) : `${newSourcePath}?import=${importId}`}
      variant="line"
    >
      {isKept ? knownListTexts.open(known.name) : knownListTexts.keep}
    </ButtonLink>
  )
}

/** Shows our assumptions about the file, and what we could not read. */
function Notes({ record: { contents, fileHash } }: { record: ImportRecord }) {
  if (!contents) return null
  const lines: [string, string][] = []
  if (contents.formats.length > 0) lines.push(['Format', listCounted(contents.formats)])
  if (contents.unknownFields.length > 0)
    lines.push(['Not read', listCounted(contents.unknownFields)])
  if (contents.unknownCodes.length > 0) {
    lines.push(['Service codes not known', listCounted(contents.unknownCodes)])
  }
  for (const note of contents.notes) lines.push(['Note', note])
  lines.push(['SHA-256', fileHash])
  return (
    <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
      {lines.map(([name, value]) => (
        <div key={name + value} className="contents">
          <dt className="font-semibold">{name}</dt>
          <dd className="text-ink-soft wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ImportCountCards({ counts, isDone }: { counts: ImportCounts; isDone: boolean }) {
  const rules = duplicateRules.filter((rule) => counts.duplicates[rule] > 0)
  const { branches = 0, outside = 0 } = counts
  return (
    <dl className="stat-strip">
      <StatCard
        label={isDone ? 'Added' : 'New'}
        value={formatCount(counts.inserted)}
        note={branches > 0 && `${formatCount(branches)} of them branches`}
      />
      <StatCard
        label="Duplicates"
        value={formatCount(countDuplicates(counts))}
        note={rules
          .map((rule) => `${duplicateReasons[rule]}: ${formatCount(counts.duplicates[rule])}`)
          .join('. ')}
      />
      <StatCard
        label="Added to known centers"
        value={formatCount(counts.merged + counts.filled)}
        note={describeAdded(counts)}
      />
      {outside > 0 && (
        <StatCard label={recordProblems.outside} value={formatCount(outside)} note="Left out" />
      )}
      <StatCard
        label="Skipped or failed"
        value={formatCount(counts.skipped + counts.failed)}
        note={counts.warned > 0 && `${formatCount(counts.warned)} with warnings`}
      />
    </dl>
  )
}

function describeAdded({ merged, filled }: ImportCounts): string {
  const parts = []
  if (merged > 0) parts.push(`Further programs: ${formatCount(merged)}`)
  if (filled > 0) parts.push(`Missing values: ${formatCount(filled)}`)
  return parts.join('. ')
}
