import { Form, useNavigation } from 'react-router'
import { maxListName } from '#app/data/import/centers/clean-values.ts'
import { mappableFields, maxKeyLength } from '#app/data/import/centers/own-fields.ts'
import { toFieldKey } from '#app/data/import/formats/records.ts'
import { countChanges, proposeList } from '#app/data/import/job/import-record.ts'
import { findMainProblem } from '#app/data/import/job/main-problem.ts'
import type { NamedMapping } from '#app/data/import/job/named-mappings.server.ts'
import type { ImportRecord } from '#app/data/import/job/read-imports.server.ts'
import { countCenters, countRecords, screenTexts } from '#app/data/import/messages.ts'
import type { KnownList } from '#app/data/sources/find-known-list.server.ts'
import { knownListTexts } from '#app/data/sources/messages.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox, Field, FieldGroup, Input, Select } from '#app/ui/field.tsx'
import { Link } from '#app/ui/link.tsx'
import { Note } from '#app/ui/note.tsx'
import { HeaderRowFields } from './header-row-fields.tsx'
import { pathOfImport } from './import-address.ts'
import { NamedMappingFields } from './named-mapping-fields.tsx'
import { RecordChoices } from './record-choices.tsx'
import { ConstantFields, RowRuleFields } from './row-rules.tsx'

type ImportDecisionProps = {
  record: ImportRecord
  /** A list that was read before, whose next file this may be. */
  known: KnownList | null
  mappings: readonly NamedMapping[]
  /** The message of each field that is wrong. */
  errors: Record<string, string>
}

/**
 * The choices after a preview: start, cancel, or preview again with other settings. Each button sends the whole form,
 * so none of them loses what was typed for another.
 */
export function ImportDecision({ record, known, mappings, errors }: ImportDecisionProps) {
  const { formData } = useNavigation()
  const isBusy = formData !== undefined
  const sending = formData?.get('do')
  const { counts, contents, sameFile, isOvertaken } = record
  const adds = counts ? countChanges(counts) : 0
  const canStart = adds > 0 && !isOvertaken
  const isWrong = contents !== null && findMainProblem(contents) !== null
  return (
    <div className="grid gap-5">
      {sameFile && (
        <Note icon="history">
          <b>This very file was imported before.</b> See{' '}
          <Link to={pathOfImport(sameFile)}>that import</Link>.
        </Note>
      )}
      <Form method="post" preventScrollReset className="grid gap-5">
        {/* Enter in a text field presses the form's first button: this one does nothing. */}
        <button type="submit" disabled hidden />
        {known && <NextFile known={known} isBusy={isBusy} />}
        {counts && <RecordChoices record={record} counts={counts} />}
        <div className="flex flex-wrap items-center gap-3">
          {isOvertaken && (
            <Button type="submit" name="do" value="preview" disabled={isBusy}>
              {sending === 'preview' ? 'Looking again…' : screenTexts.previewAgain}
            </Button>
          )}
          {canStart && <ListFields record={record} />}
          {canStart && (
            <Button
              type="submit"
              name="do"
              value="start"
              variant={known ? 'line' : 'solid'}
              disabled={isBusy}
            >
              {sending === 'start' ? 'Starting…' : describeStart(counts)}
            </Button>
          )}
          <Button type="submit" name="do" value="cancel" variant="line" disabled={isBusy}>
            {screenTexts.cancel}
          </Button>
          {adds === 0 && !isOvertaken && !isWrong && <p>There is nothing new in this file.</p>}
        </div>
        <FurtherChoices record={record} isSending={sending === 'choices'} />
        <ColumnFields record={record} isSending={sending === 'mapping'} />
        {contents?.table && (
          <HeaderRowFields table={contents.table} isSending={sending === 'header'} />
        )}
        <NamedMappingFields
          mappings={mappings}
          nameError={errors.mappingName}
          isSending={sending !== undefined}
        />
      </Form>
    </div>
  )
}

/** Says that the list was read before: importing its next file would lose every changed fact. */
function NextFile({ known, isBusy }: { known: KnownList; isBusy: boolean }) {
  return (
    <section aria-labelledby="known-list" className="rounded-l border bg-surface p-5 sm:p-6">
      <h3 id="known-list" className="text-lg">
        {knownListTexts.title(known.name)}
      </h3>
      <p className="mt-1 max-w-measure">{knownListTexts.text}</p>
      <Button type="submit" name="compareWith" value={known.id} className="mt-3" disabled={isBusy}>
        {knownListTexts.compare(known.name)}
      </Button>
    </section>
  )
}

/** Fields for the source list and its date, filled with our guess. */
function ListFields({ record }: { record: ImportRecord }) {
  const { fileName, contents, choices } = record
  const proposed = proposeList(fileName, contents)
  return (
    <div className="grid w-full gap-4 sm:grid-cols-2">
      <Field id="listedIn" label="Which list is this?" hint={screenTexts.listHint}>
        <Input
          name="listedIn"
          defaultValue={choices.listedIn ?? proposed.listedIn ?? ''}
          maxLength={maxListName}
          autoComplete="off"
        />
      </Field>
      <Field id="listedOn" label="Date of the list" hint={screenTexts.dayHint}>
        <Input
          type="date"
          name="listedOn"
          defaultValue={choices.listedOn ?? proposed.listedOn ?? ''}
        />
      </Field>
    </div>
  )
}

function describeStart(counts: ImportRecord['counts']): string {
  if (!counts) return 'Import'
  return counts.inserted > 0
    ? `Import ${countCenters(counts.inserted)}`
    : `Add ${countRecords(countChanges(counts))} to known centers`
}

function FurtherChoices({ record, isSending }: { record: ImportRecord; isSending: boolean }) {
  const { duplicates, skipRules, keepRules = [], constants = [] } = record.choices
  const leftOut = record.contents?.skippedRows ?? []
  return (
    <div className="grid items-start gap-5 rounded-l border bg-surface p-5 sm:grid-cols-2 sm:p-6">
      <FieldGroup
        legend="A center that the directory has"
        hint="What a person has verified is never changed."
      >
        <Checkbox
          type="radio"
          name="duplicates"
          value="skip"
          defaultChecked={duplicates === 'skip'}
          label="Leave it as it is"
        />
        <Checkbox
          type="radio"
          name="duplicates"
          value="fill"
          defaultChecked={duplicates === 'fill'}
          label="Fill only its empty fields"
        />
      </FieldGroup>
      <ConstantFields constants={constants} />
      <RowRuleFields kind="keep" rules={keepRules} leftOut={leftOut} />
      <RowRuleFields kind="skip" rules={skipRules} leftOut={leftOut} />
      <div className="sm:col-span-2">
        <Button type="submit" name="do" value="choices" variant="line" disabled={isSending}>
          {isSending ? 'Looking again…' : 'Look again with these choices'}
        </Button>
      </div>
    </div>
  )
}

/** A file may have hundreds of unknown columns. */
const maxColumns = 40

function ColumnFields({ record, isSending }: { record: ImportRecord; isSending: boolean }) {
  const { contents, mapping } = record
  const unknown = (contents?.unknownFields ?? []).map(([label]) => label)
  const mapped = Object.keys(mapping).filter((key) => contents?.mappedFields.includes(key))
  const columns = [
    ...new Map([...unknown, ...mapped].map((label) => [toFieldKey(label), label])),
  ].filter(([key]) => key.length <= maxKeyLength)
  if (columns.length === 0) return null
  return (
    <div className="grid gap-4 rounded-l border bg-surface p-5 sm:p-6">
      <div>
        <h3 className="text-lg">Columns that are not recognized</h3>
        <p className="text-sm text-ink-soft">
          Say what they are, and they are imported. That is remembered for the next file.
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {columns.slice(0, maxColumns).map(([key, label]) => (
          <Field
            key={key}
            id={`column-${key}`}
            label={<span className="wrap-anywhere">{label}</span>}
          >
            <Select name={`column:${key}`} defaultValue={mapping[key] ?? ''}>
              <option value="">Not imported</option>
              {mappableFields.map(([field, name]) => (
                <option key={field} value={field}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      </div>
      {columns.length > maxColumns && (
        <p className="text-sm text-ink-soft">
          And {columns.length - maxColumns} more, which are not imported.
        </p>
      )}
      <div>
        <Button type="submit" name="do" value="mapping" variant="line" disabled={isSending}>
          {isSending ? 'Looking again…' : 'Look again with these columns'}
        </Button>
      </div>
    </div>
  )
}
