import { Pagination } from './pagination.tsx'

type ListFootProps = {
  page: number
  pageSize: number
  total: number
  /** The listed items: "reviews". */
  label: string
  hrefFor: (page: number) => string
}

/** Shows the current part of a list, with links to the other parts. */
export function ListFoot({ page, pageSize, total, label, hrefFor }: ListFootProps) {
  if (total === 0) return null
  const first = (page - 1) * pageSize + 1
  const last = Math.min(total, page * pageSize)
  const number = (value: number) => value.toLocaleString('en-US')
  return (
    <div className="panel-foot">
      <p className="">
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
