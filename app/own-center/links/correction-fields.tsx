import {
  type SuggestedChanges,
  type SuggestedField,
  suggestionLabels,
} from '#app/center/fields/checked-fields.ts'
import { getTyped, type RejectedForm } from '#app/lib/form.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Input, Options, Select } from '#app/ui/field.tsx'
import { useTexts } from '#app/ui/use-language.tsx'
import { reportMessages } from '#app/visitors/accuracy/messages.ts'
import { linkMessages } from './messages.ts'

type CorrectionFieldsProps = {
  parts: readonly SuggestedField[]
  listed: SuggestedChanges
  typed: RejectedForm | undefined
}

/** 'Change': the listed values of a fact, to be corrected. Open where somebody has changed one. */
export function CorrectionFields({ parts, listed, typed }: CorrectionFieldsProps) {
  const text = useTexts(linkMessages)
  const { hoursHint } = useTexts(reportMessages)
  const isChanged = parts.some((part) => {
    const value = getTyped(typed, part)
    return value !== undefined && value !== (listed[part] ?? '')
  })
  return (
    <Disclosure summary={text.change} defaultOpen={isChanged}>
      <div className="grid gap-4 pb-2">
        {parts.includes('hoursMonday') && <p className="text-sm text-ink-soft">{hoursHint}</p>}
        {parts.map((part) => (
          <PartField key={part} part={part} listed={listed} typed={typed} />
        ))}
      </div>
    </Disclosure>
  )
}

const inputTypes: Partial<Record<SuggestedField, 'tel' | 'url'>> = { phone: 'tel', website: 'url' }

function PartField(props: { part: SuggestedField } & Omit<CorrectionFieldsProps, 'parts'>) {
  const { part, listed, typed } = props
  const labels = useTexts(suggestionLabels)
  const { states } = useTexts(linkMessages)
  const value = getTyped(typed, part) ?? listed[part] ?? ''
  return (
    <Field id={`confirm-${part}`} label={labels[part]} error={typed?.fields[part]}>
      {part === 'openState' ? (
        <Select name={part} defaultValue={value}>
          <Options labels={states} />
        </Select>
      ) : (
        <Input name={part} type={inputTypes[part]} defaultValue={value} autoComplete="off" />
      )}
    </Field>
  )
}
