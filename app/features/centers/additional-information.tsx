import { formatDate, formatDayMonthYear, formatIsoDate } from '#app/lib/format-date.ts'
import { factLabels, listingFacts, methodTexts } from '#app/lib/listing-facts.ts'
import type { CenterDetail } from './center.ts'
import { type Fact, FactList } from './fact-list.tsx'
import { SideBox } from './side-box.tsx'

/** 'Additional Information': what the directory knows of the listing itself. */
export function AdditionalInformation({ center }: { center: CenterDetail }) {
  return (
    <SideBox id="additional-information" title="Additional Information">
      <FactList facts={listFacts(center)} />
      <p className="text-sm">
        <a
          href={`/centers/${center.slug}/report`}
          className="-my-2.5 inline-flex min-h-11 items-center"
        >
          Report a problem
        </a>
        {' · '}
        <a
          href={`/centers/${center.slug}/suggest`}
          className="-my-2.5 inline-flex min-h-11 items-center"
        >
          Suggest a change
        </a>
      </p>
    </SideBox>
  )
}

function listFacts(center: CenterDetail): Fact[] {
  const facts: Fact[] = [
    { label: 'Status', value: center.openStatus },
    { label: 'Country', value: center.country },
  ]
  if (center.locationVerified) facts.push({ label: 'Location', value: 'Verified' })
  if (center.categories.length > 0) {
    facts.push({ label: 'Listed as', value: center.categories.join(', ') })
  }
  facts.push(
    { label: 'Photos', value: center.photoCount.toLocaleString('en-US') },
    { label: 'Reviews', value: center.reviewCount.toLocaleString('en-US') },
    { label: 'Source', value: center.provenance },
  )
  const checks = listChecks(center)
  if (checks) facts.push({ label: 'Checked', value: checks })
  if (center.updatedAt) {
    const value = (
      <time dateTime={formatIsoDate(center.updatedAt)}>{formatDate(center.updatedAt)}</time>
    )
    facts.push({ label: 'Updated', value })
  }
  return facts
}

/** "Phone, Hours: checked by calling, 3 May 2026", for each day and way; null where nothing was. */
function listChecks({ evidence }: CenterDetail) {
  const groups = new Map<string, string[]>()
  for (const fact of listingFacts) {
    const found = evidence[fact]
    if (!found) continue
    const text = `${methodTexts[found.how]}, ${formatDayMonthYear(found.at)}`
    groups.set(text, [...(groups.get(text) ?? []), factLabels[fact]])
  }
  if (groups.size === 0) return null
  return [...groups].map(([text, facts]) => (
    <span key={text} className="block">
      {facts.join(', ')}: {text}
    </span>
  ))
}
