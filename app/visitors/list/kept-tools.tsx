import { type ReactNode, useState } from 'react'
import { getLatest, type KeptCenter } from '#app/center/saved/kept-list.ts'
import type { SavedCenter } from '#app/center/saved/saved-center.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useStoredText } from '#app/ui/use-language.tsx'
import { CallFields, type WriteCall } from './call-record-form.tsx'
import { listAdmission, listDetails } from './compare-centers.ts'
import { fill } from './fill.ts'
import { useListTexts } from './list-texts.ts'
import type { ListTexts } from './messages.ts'
import { printPart } from './print-part.ts'

export type KeptToolsProps = {
  kept: KeptCenter
  isCompared: boolean
  canCompare: boolean
  onCompare: () => void
  onRemove: () => void
  write: WriteCall
  /** Missing once the center was called: then its place no longer counts. */
  order?: { isFirst: boolean; isLast: boolean; onMove: (by: 1 | -1) => void }
  /** Shows the details without a button for them. */
  isUnfolded?: boolean
  /** First in the details. */
  children?: ReactNode
}

/** Compare, details, move and remove; the details are the visitor's record and all that is known. */
export function KeptTools(props: KeptToolsProps) {
  const { kept, isCompared, canCompare, order, isUnfolded = false } = props
  const { card } = useListTexts()
  const stored = useStoredText()
  const { id, name } = getLatest(kept)
  const [isOpen, setIsOpen] = useState(isUnfolded)
  return (
    <>
      <div className="kept-tools no-print">
        <label className="chip">
          <input
            type="checkbox"
            checked={isCompared}
            disabled={!isCompared && !canCompare}
            onChange={props.onCompare}
          />
          {card.compare}
          <span className="sr-only" {...stored}>{` ${name}`}</span>
        </label>
        {!isUnfolded && (
          <button
            type="button"
            className="kept-link"
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {card.details}
            <span className="sr-only" {...stored}>{` ${name}`}</span>
          </button>
        )}
        {order && (
          <>
            <ToolButton
              id={`up-${id}`}
              icon="arrow-up"
              label={fill(card.up, { name })}
              isDisabled={order.isFirst}
              onClick={() => order.onMove(-1)}
            />
            <ToolButton
              id={`down-${id}`}
              icon="arrow-down"
              label={fill(card.down, { name })}
              isDisabled={order.isLast}
              onClick={() => order.onMove(1)}
            />
          </>
        )}
        <ToolButton icon="x" label={fill(card.removeOf, { name })} onClick={props.onRemove} />
      </div>
      {isOpen && (
        <KeptDetails kept={kept} write={props.write}>
          {props.children}
        </KeptDetails>
      )}
    </>
  )
}

type ToolButtonProps = {
  id?: string
  icon: IconName
  label: string
  isDisabled?: boolean
  onClick: () => void
}

// `aria-disabled` at the end of the list: a disabled button would lose the focus.
function ToolButton({ id, icon, label, isDisabled, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className="kept-tool"
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon name={icon} />
    </button>
  )
}

/** List the known facts of a center, then the unknown facts about admission, in one row. */
function listFacts(center: SavedCenter, text: ListTexts) {
  const admission = listAdmission(center, text)
  const unknown = admission.filter(({ value }) => !value).map(({ label }) => label)
  return [
    ...listDetails(center, text),
    ...admission.filter(({ value }) => value),
    { label: text.admission.notKnown, value: unknown.join(', '), lang: undefined },
  ].filter(({ value }) => value)
}

type KeptDetailsProps = Pick<KeptToolsProps, 'kept' | 'write' | 'children'>

function KeptDetails({ kept, write, children }: KeptDetailsProps) {
  const text = useListTexts()
  const { card } = text
  const center = getLatest(kept)
  return (
    <div className="kept-details no-print">
      {children}
      <CallFields kept={kept} write={write} />
      <dl className="kept-facts">
        {listFacts(center, text).map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="btn btn-sm btn-line"
        onClick={() => printPart('sheets', center.id)}
      >
        {card.sheet}
        <span className="sr-only"> {fill(card.sheetOf, { name: center.name })}</span>
      </button>
    </div>
  )
}
