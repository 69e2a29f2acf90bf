import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate } from '#app/lib/format-date.ts'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Link } from '#app/ui/link.tsx'
import { RejectedToast } from '#app/ui/toast.tsx'
import type { DistinctPair } from './decide-pair.server.ts'
import type { DuplicatePair, DuplicateSide, Duplicates } from './find-duplicates.server.ts'
import { describeBlocked, duplicatesPath, reasonLabels } from './messages.ts'
import type { RecentMerge } from './unmerge-centers.server.ts'

type Props = {
  duplicates: Duplicates
  merges: RecentMerge[]
  distinct: DistinctPair[]
  rejected: RejectedForm | undefined
}

/** List pairs of centers that may be one place, and the merges that can still be undone. */
export function DuplicatesPage({ duplicates, merges, distinct, rejected }: Props) {
  const { pairs, total } = duplicates
  return (
    <div className="grid max-w-measure gap-8">
      <section aria-labelledby="possible-duplicates">
        <h2 id="possible-duplicates">Possible duplicates</h2>
        {total > pairs.length && (
          <p className="mt-1 text-ink-soft">
            The likeliest {pairs.length} of {total.toLocaleString('en-US')}. The next ones come as
            you decide.
          </p>
        )}
        {pairs.length === 0 ? (
          <div className="mt-3">
            <EmptyState title="No two centers look like one place" />
          </div>
        ) : (
          <ul className="mt-3 divide-y border-y">
            {pairs.map((pair) => (
              <DuplicateItem key={pair.one.id + pair.other.id} pair={pair} />
            ))}
          </ul>
        )}
      </section>
      {merges.length > 0 && (
        <section aria-labelledby="recent-merges">
          <h2 id="recent-merges">Merged in the last 30 days</h2>
          <ul className="mt-3 divide-y border-y">
            {merges.map((merge) => (
              <MergeItem key={merge.id} merge={merge} />
            ))}
          </ul>
        </section>
      )}
      {distinct.length > 0 && (
        <section aria-labelledby="not-the-same">
          <h2 id="not-the-same">Not the same</h2>
          <p className="mt-1 text-ink-soft">
            Staff said that these are two centers, so they are not listed above.
          </p>
          <ul className="mt-3 divide-y border-y">
            {distinct.map((pair) => (
              <DistinctItem key={pair.one + pair.other} pair={pair} />
            ))}
          </ul>
        </section>
      )}
      <RejectedToast rejected={rejected} />
    </div>
  )
}

function DuplicateItem({ pair }: { pair: DuplicatePair }) {
  const { one, other, reasons } = pair
  return (
    <li className="grid gap-1 py-3">
      <DuplicateName side={one} />
      <DuplicateName side={other} />
      <p className="text-sm text-ink-soft">
        {reasons.map((reason) => reasonLabels[reason]).join(', ')}
      </p>
      <Link
        to={`${duplicatesPath}/${one.id}/${other.id}`}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        Compare
        <span className="sr-only">
          {' '}
          {one.name} and {other.name}
        </span>
      </Link>
    </li>
  )
}

function DuplicateName({ side }: { side: DuplicateSide }) {
  return (
    <p className="wrap-anywhere">
      <b>{side.name}</b>
      {side.address && <span className="text-ink-soft">, {side.address}</span>}
    </p>
  )
}

function MergeItem({ merge }: { merge: RecentMerge }) {
  const { id, keptName, mergedName, mergedAt, blockedBy } = merge
  const isBusy = useNavigation().state === 'submitting'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="wrap-anywhere">
        “{mergedName}” into “{keptName}”, {formatDate(mergedAt)}
      </p>
      {blockedBy ? (
        <p className="text-sm text-ink-soft">{describeBlocked(merge)}</p>
      ) : (
        <Form method="post">
          <input type="hidden" name="id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="undo"
            variant="line"
            size="sm"
            disabled={isBusy}
          >
            Undo<span className="sr-only"> the merge of {mergedName}</span>
          </Button>
        </Form>
      )}
    </li>
  )
}

function DistinctItem({ pair }: { pair: DistinctPair }) {
  const { one, oneName, other, otherName } = pair
  const isBusy = useNavigation().state === 'submitting'
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="wrap-anywhere">
        “{oneName}” and “{otherName}”
      </p>
      <Form method="post">
        <input type="hidden" name="one" value={one} />
        <input type="hidden" name="other" value={other} />
        <Button
          type="submit"
          name="intent"
          value="offer"
          variant="line"
          size="sm"
          disabled={isBusy}
        >
          Offer again
          <span className="sr-only">
            : {oneName} and {otherName}
          </span>
        </Button>
      </Form>
    </li>
  )
}
