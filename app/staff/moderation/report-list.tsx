import { Form, useNavigation } from 'react-router'
import type { RejectedForm } from '#app/lib/form.ts'
import { formatDate, formatIsoDate } from '#app/lib/format-date.ts'
import { type ListQuery, type Page, serializeListQuery } from '#app/lib/list-query.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { deletedMember } from './messages.ts'
import { ModerationList } from './moderation-frame.tsx'
import { moderationLists } from './moderation-lists.ts'
import { ChangedMark, labelPost, PostItem } from './post-item.tsx'
import type { Report } from './reports.server.ts'

type ReportListProps = {
  list: Page<Report>
  query: ListQuery
  open: number | undefined
  rejected: RejectedForm | undefined
}

const { path } = moderationLists.reports

/** What members told the staff about: to keep it, or to delete it. */
export function ReportList({ list, query, open, rejected }: ReportListProps) {
  const search = serializeListQuery({ ...query, page: list.page }, 'open')
  return (
    <ModerationList
      tab="reports"
      query={query}
      list={list}
      states={[
        { state: 'open', label: 'Open', count: open },
        { state: 'closed', label: 'Closed' },
      ]}
      what={`${query.state} reports`}
      whyNone="When a member reports a comment or a review, it waits here."
    >
      <ul className="divide-y">
        {list.rows.map((report) => (
          <li key={`${report.id} ${report.post.version}`}>
            <ReportItem report={report} search={search} rejected={rejected} />
          </li>
        ))}
      </ul>
    </ModerationList>
  )
}

type ReportItemProps = { report: Report; search: string; rejected: RejectedForm | undefined }

function ReportItem({ report, search, rejected }: ReportItemProps) {
  const { post } = report
  const sent = useNavigation().formData?.get('report')
  return (
    <PostItem
      post={post}
      showsKind
      mark={
        report.id in (rejected?.fields ?? {}) && (
          <ChangedMark>Changed since you opened this page. This is how it is now.</ChangedMark>
        )
      }
      note={
        <p className="mt-1 max-w-measure rounded-s border-l-4 border-danger bg-sunken px-3.5 py-2.5 text-sm whitespace-pre-line wrap-anywhere">
          <b className="block">
            Reported by {report.reporter ?? deletedMember},{' '}
            <time dateTime={formatIsoDate(report.createdAt)}>{formatDate(report.createdAt)}</time>
            {report.status === 'closed' && ' (closed)'}
          </b>
          {report.reason}
        </p>
      }
    >
      {report.status === 'open' && (
        <Form method="post" action={path + search} preventScrollReset>
          <input type="hidden" name="report" value={report.id} />
          <input type="hidden" name="version" value={post.version} />
          <Button type="submit" variant="line" size="sm" disabled={typeof sent === 'string'}>
            {sent === report.id ? 'Closing...' : 'Keep'}
            <span className="sr-only"> {labelPost(post)}</span>
          </Button>
        </Form>
      )}
      <ButtonLink
        to={`${path}/remove/${post.kind}/${post.id}${search}`}
        keepScroll
        variant="bare-danger"
        size="sm"
      >
        <Icon name="trash-2" />
        Delete the {post.kind}
        <span className="sr-only"> of {post.center.name}</span>
      </ButtonLink>
    </PostItem>
  )
}
