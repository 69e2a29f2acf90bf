import type { ReactNode } from 'react'
import type { Site } from '#app/context.ts'
import { dialNumber } from '#app/lib/dial-number.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { CallBox } from './call-box.tsx'
import { GuidePage } from './guide-page.tsx'
import { GuideSection } from './guide-section.tsx'
import {
  groupCrisisLines,
  groupTips,
  onlineGroups,
  type SupportGroup,
  supportGroups,
  supportGroupsContent,
  supportGroupsHead,
} from './support-groups-content.ts'

const jumps = [
  { id: 'in-new-jersey', label: 'In New Jersey' },
  { id: 'online', label: 'Online' },
  { id: 'tips', label: 'Tips' },
  { id: 'crisis', label: 'In a crisis' },
]

/** Groups in New Jersey and online, how to find the right one, and who answers in a crisis. */
export function SupportGroupsPage({ supportLine }: { supportLine: Site['supportLine'] }) {
  return (
    <GuidePage head={supportGroupsHead} jumps={jumps} content={supportGroupsContent}>
      <GuideSection id="in-new-jersey" title="In New Jersey">
        <ul className="halves mt-6 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:gap-7">
          {supportGroups.map((group) => (
            <li key={group.name} className="keep rounded-l border bg-surface p-5.5 pb-4">
              <Group group={group} />
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection
        id="online"
        title="Online"
        lede="When there is no ride, no sitter, or no meeting near you tonight."
      >
        <ul className="mt-5 border-t-[1.5px] border-ink">
          {onlineGroups.map(({ name, description, website }) => (
            <li
              key={name}
              className="keep grid items-center gap-x-10 border-b py-2.5 md:grid-cols-[16rem_1fr_auto]"
            >
              <h3 className="text-md">{name}</h3>
              <p className="text-ink-soft">{description}</p>
              <ArrowLink to={`https://${website}`}>{website}</ArrowLink>
            </li>
          ))}
        </ul>
      </GuideSection>
      <GuideSection id="tips" title="Tips for finding a group">
        <ul className="halves mt-5 grid gap-x-10 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
          {groupTips.map(({ title, text }) => (
            <li key={title} className="keep border-t pt-3.5">
              <h3 className="text-md">{title}</h3>
              <p className="mt-0.5 text-ink-soft">{text}</p>
            </li>
          ))}
        </ul>
      </GuideSection>
      <CrisisLines />
      <CallBox title="Looking for treatment, too?" supportLine={supportLine} />
    </GuidePage>
  )
}

function Group({ group }: { group: SupportGroup }) {
  const { name, type, description, schedule, location, website, phone } = group
  return (
    <>
      <h3>{name}</h3>
      <p className="mt-1">{description}</p>
      <dl className="mt-3.5 divide-y border-t">
        <Row label="Type">{type}</Row>
        <Row label="Where">{location}</Row>
        <Row label="When">{schedule}</Row>
        {phone && (
          <Row label="Phone">
            <a
              href={dialNumber(phone.number)}
              className="-my-3 inline-block py-3 font-semibold tabular-nums"
            >
              {phone.number}
            </a>
            , {phone.hours}
          </Row>
        )}
        <Row label="Website">
          <ArrowLink
            to={`https://${website}`}
            className="-my-2.5 max-w-full wrap-anywhere max-[22rem]:gap-1"
          >
            {website}
          </ArrowLink>
        </Row>
      </dl>
    </>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.25rem_minmax(0,1fr)] gap-x-3 py-2.5 leading-snug">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function CrisisLines() {
  return (
    <GuideSection
      id="crisis"
      title="If it cannot wait for a meeting"
      lede="Someone in danger now? Call 911."
    >
      <ul className="halves mt-5 grid grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-2 lg:gap-7">
        {groupCrisisLines.map(({ name, number, href, hours, description }) => (
          <li
            key={name}
            className="keep rounded-l border border-l-[5px] border-danger-line border-l-danger bg-danger-tint p-5.5"
          >
            <h3 className="text-lg">
              {name}, {hours}
            </h3>
            <a
              href={href}
              className="inline-flex min-h-13 items-center text-[clamp(1.75rem,1.5rem+1.2vw,2.375rem)] leading-none font-bold tracking-[-0.03em] text-danger-ink tabular-nums"
            >
              {number}
            </a>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </GuideSection>
  )
}
