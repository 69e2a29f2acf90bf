import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import type { CenterDetail } from './center.ts'
import { FactEvidence } from './fact-evidence.tsx'
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
        {' · '}
        <a
          href={`/centers/${center.slug}/claim`}
          className="-my-2.5 inline-flex min-h-11 items-center"
        >
          Do you work here?
        </a>
      </p>
    </SideBox>
  )
}

function listFacts(center: CenterDetail): Fact[] {
  const facts: Fact[] = [
    {
      label: 'Status',
      value: (
        <>
          {center.openStatus}
          <FactEvidence evidence={center.evidence} fact="status" />
        </>
      ),
    },
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
  if (center.updatedAt) {
    const value = (
      <time dateTime={formatIsoDate(center.updatedAt)}>{formatDate(center.updatedAt)}</time>
    )
    facts.push({ label: 'Updated', value })
  }
  return facts
}
