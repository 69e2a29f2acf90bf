import { formatIsoDate, formatShortDate } from '#app/lib/format-date.ts'
import { Badge } from '#app/ui/badge.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import type { ListedRow } from './list-centers.server.ts'
import { Menu } from './menu.tsx'
import { openStateLabels } from './messages.ts'
import { PostButton } from './post-button.tsx'
import { selectedPath, selectionForm } from './selection-bar.tsx'

/** A center in the table; on a phone a small card. `query` is the table's own: "?page=2". */
export function TableRow({ row, query }: { row: ListedRow; query: string }) {
  const { id, slug, name, city, rating, reviewCount, pinned, openStatus, verifiedAt } = row
  const types = row.treatmentTypeLabels
  return (
    <tr className={pinned ? 'is-pinned' : undefined}>
      <td className="is-select">
        <label className="grid size-11 place-items-center">
          <span className="sr-only">Select {name}</span>
          <input
            type="checkbox"
            name="id"
            value={id}
            form={selectionForm}
            aria-keyshortcuts="x"
            className="size-5 accent-action"
          />
        </label>
      </td>
      <th scope="row">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link to={`/centers/${slug}`}>{name}</Link>
          {pinned && (
            <Badge variant="trusted" title="Shown first, as Trusted">
              Pinned<span className="sr-only">, shown as Trusted</span>
            </Badge>
          )}
        </span>
      </th>
      <td className="is-city">{city}</td>
      <td className="is-wide-only" title={types.join(', ')}>
        {types.slice(0, 2).join(', ')}
        {types.length > 2 && <span className="text-ink-soft"> +{types.length - 2}</span>}
      </td>
      <td className="num" data-label="Rating">
        {rating > 0 ? rating.toFixed(1) : <span className="text-ink-soft">No rating</span>}
      </td>
      <td className="num" data-label="Reviews">
        {reviewCount.toLocaleString('en-US')}
      </td>
      <td>{openStatus === 'Open' ? openStatus : <b>{openStatus}</b>}</td>
      <td data-label="Checked" className="text-sm">
        {verifiedAt ? (
          <time dateTime={formatIsoDate(verifiedAt)} className="whitespace-nowrap">
            {formatShortDate(verifiedAt)}
          </time>
        ) : (
          <span className="text-ink-soft">Not verified</span>
        )}
        {row.isPhoneReported && (
          <span className="block font-semibold text-danger-ink">Number reported</span>
        )}
      </td>
      <td>
        <div className="row-actions">
          <PostButton
            action={selectedPath + query}
            fields={[
              ['intent', pinned ? 'unpin' : 'pin'],
              ['id', id],
            ]}
            variant="bare"
            size="sm"
            aria-label={`${pinned ? 'Unpin' : 'Pin'} ${name}`}
            title={pinned ? 'Unpin' : 'Pin'}
          >
            <Icon name={pinned ? 'pin-off' : 'pin'} />
          </PostButton>
          <ButtonLink
            to={`/admin/centers/${id}/edit${query}`}
            keepScroll
            variant="bare"
            size="sm"
            aria-label={`Edit ${name}`}
            aria-keyshortcuts="e"
            title="Edit"
          >
            <Icon name="pencil" />
          </ButtonLink>
          <ButtonLink
            to={`${selectedPath}?id=${id}${query.replace('?', '&')}`}
            keepScroll
            variant="bare-danger"
            size="sm"
            aria-label={`Delete ${name}`}
            title="Delete"
          >
            <Icon name="trash-2" />
          </ButtonLink>
          <RowMenu id={id} name={name} openStatus={openStatus} query={query} />
        </div>
      </td>
    </tr>
  )
}

type RowMenuProps = Pick<ListedRow, 'id' | 'name' | 'openStatus'> & { query: string }

/** What else can be done to a center at once. Opens without scripts. */
function RowMenu({ id, name, openStatus, query }: RowMenuProps) {
  return (
    <Menu
      label={<span className="sr-only">More for {name}</span>}
      title="More"
      variant="bare"
      align="right"
    >
      {Object.entries(openStateLabels)
        .filter(([, label]) => label !== openStatus)
        .map(([state, label]) => (
          <PostButton
            key={state}
            action={selectedPath + query}
            fields={[
              ['intent', state],
              ['id', id],
            ]}
            variant="bare"
            size="sm"
          >
            <Icon name={state === 'open' ? 'check' : 'ban'} />
            Mark {label.toLowerCase()}
          </PostButton>
        ))}
      <ButtonLink to={`/admin/centers/${id}/history`} variant="bare" size="sm">
        <Icon name="history" />
        History
      </ButtonLink>
      <ButtonLink to={`/admin/centers/${id}/beds${query}`} keepScroll variant="bare" size="sm">
        <Icon name="clock" />
        Bed report links
      </ButtonLink>
      <ButtonLink
        to={`/admin/centers/${id}/organization${query}`}
        keepScroll
        variant="bare"
        size="sm"
      >
        <Icon name="building-2" />
        Organization
      </ButtonLink>
      <ButtonLink to={`/admin/centers/${id}/links${query}`} keepScroll variant="bare" size="sm">
        <Icon name="mail" />
        Confirmation link
      </ButtonLink>
    </Menu>
  )
}
