import type { ReactNode } from 'react'
import type { CenterDetail } from '#app/center/center-model.ts'
import { type FitGroup, type FitItem, listFit } from '#app/center/center-offerings.ts'
import { centerMessages } from '#app/center/messages.ts'
import type { OfferingGroup } from '#app/center/offerings/offerings.ts'
import { FieldEvidence, ServiceName } from '#app/center/page-parts.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { useLanguage, useTexts } from '#app/ui/use-language.tsx'

const groupIcons: Record<OfferingGroup, IconName> = {
  care: 'bed-double',
  payment: 'wallet',
  medicines: 'pill',
  language: 'languages',
  people: 'users',
  access: 'accessibility',
}

/** 'Will it fit?': yes, not offered, or not known, for what people decide by. */
export function CenterFit({ center }: { center: CenterDetail }) {
  const { fit: text } = useTexts(centerMessages)
  const groups = listFit(center, useLanguage())
  return (
    <section aria-labelledby="will-it-fit">
      <h2 id="will-it-fit" className="mb-3">
        {text.title}
      </h2>
      <div className="fit-groups grid grid-cols-[repeat(auto-fill,minmax(min(9.75rem,100%),1fr))] gap-2.5">
        {groups.map((group) => (
          <FitBox key={group.group} group={group} center={center} />
        ))}
      </div>
      <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
        <KeyEntry state="offered">{text.offered}</KeyEntry>
        <KeyEntry state="not-offered">{text.notOffered}</KeyEntry>
        <KeyEntry state="unknown">{text.askWhenYouCall}</KeyEntry>
      </p>
      <ListingSource center={center} groups={groups} />
    </section>
  )
}

function KeyEntry({ state, children }: { state: FitItem['state']; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <StateIcon state={state} />
      {children}
    </span>
  )
}

type FitBoxProps = { group: FitGroup; center: Pick<CenterDetail, 'otherSources' | 'evidence'> }

function FitBox({ group: { group, title, field, items }, center }: FitBoxProps) {
  return (
    <div className="min-w-0 rounded-l border bg-surface px-3 pt-3 pb-3.5">
      <h3 className="mb-1.5 flex items-start gap-2 text-base">
        <Icon name={groupIcons[group]} className="text-link" />
        {title}
      </h3>
      <ul className="grid gap-1">
        {items.map((item) => (
          <FitLine key={item.name} item={item} source={center.otherSources[item.name]} />
        ))}
      </ul>
      {field && <FieldEvidence evidence={center.evidence} field={field} />}
    </div>
  )
}

type FitLineProps = { item: FitItem; source?: string | undefined }

/** One answer: its sign, the name, and the answer in words unless it is yes. */
export function FitLine({ item: { name, isStored, state }, source }: FitLineProps) {
  const { fit: text } = useTexts(centerMessages)
  return (
    <li className="grid grid-cols-[1.125rem_minmax(0,1fr)] gap-1.5 py-0.5 text-[1rem] leading-snug hyphens-auto">
      <StateIcon state={state} />
      <span className={state === 'unknown' ? 'text-ink-soft' : undefined}>
        {isStored ? <ServiceName stored={name} /> : name}
        {state !== 'offered' && (
          <>
            : <b>{state === 'not-offered' ? text.notOffered : text.notKnown}</b>
          </>
        )}
        {source && <span className="text-sm text-ink-soft"> ({source})</span>}
      </span>
    </li>
  )
}

function StateIcon({ state }: { state: FitItem['state'] }) {
  const icons = { offered: 'check', 'not-offered': 'x', unknown: 'circle-help' } as const
  const color = state === 'offered' ? 'text-link' : 'text-ink-soft'
  return <Icon name={icons[state]} className={`mt-px size-4.5 [stroke-width:2.5] ${color}`} />
}

type ListingSourceProps = { center: CenterDetail; groups: FitGroup[] }

/** The listing's source, unless each line names its own. */
function ListingSource({ center, groups }: ListingSourceProps) {
  const { services: text } = useTexts(centerMessages)
  const { listingSource, otherSources, services } = center
  const names = groups
    .flatMap(({ items }) => items)
    .filter(({ state }) => state !== 'unknown')
    .map(({ name }) => name)
  if (!listingSource || names.every((name) => otherSources[name])) return null
  return (
    <p className="mt-2 text-sm text-ink-soft">
      {listingSource}
      {names.some((name) => otherSources[name]) && text.unlessSaid}.
      {services.length > 0 && text.askCenter}
    </p>
  )
}
