import { Pagination } from './pagination.tsx'

type ListFootProps = {
  page: number
  pageSize: number
  total: number
  /** What is listed: "reviews". */
  label: string
  hrefFor: (page: number) => string
}

/** Which part of a list is shown, and the way to the others. */
export function ListFoot({ page, pageSize, total, label, hrefFor }: ListFootProps) {
  if (total === 0) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const number = (value: number) => value.toLocaleString('en-US')
  return (
    <div className="panel-foot">
      <p className="tabular-nums">
        {number(first)} to {number(last)} of {number(total)}
      </p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        hrefFor={hrefFor}
        label={`Pages of ${label}`}
      />
    </div>
  )
}
