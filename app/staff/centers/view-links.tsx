import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Field, Input } from '#app/ui/field.tsx'
import { FilterLinks } from '#app/ui/filter-links.tsx'
import { Link } from '#app/ui/link.tsx'
import { savedViewsPath } from './messages.ts'
import type { SavedView } from './saved-views.server.ts'
import { serializeTableQuery, type TableQuery } from './table-query.ts'

type ViewLinksProps = { views: SavedView[]; query: TableQuery }

/** Links to the saved views, and a form that saves the filters and the order of this one. */
export function ViewLinks({ views, query }: ViewLinksProps) {
  const current = serializeTableQuery({ ...query, page: 1 })
  const isSaved = views.some((view) => view.query === current)
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
      {views.length > 0 && (
        <>
          <FilterLinks
            label="Saved views"
            links={views.map((view) => ({
              label: view.name,
              to: `/admin${view.query}`,
              isCurrent: view.query === current,
            }))}
          />
          <Link to={savedViewsPath} className="inline-flex min-h-11 items-center">
            Rename or delete views
          </Link>
        </>
      )}
      {current !== '' && !isSaved && (
        <Disclosure summary="Save this view">
          <Form
            method="post"
            action={savedViewsPath}
            preventScrollReset
            className="flex flex-wrap items-end gap-3 pb-2"
          >
            <input type="hidden" name="intent" value="add" />
            <input type="hidden" name="to" value={current} />
            <Field id="view-name" label="Name">
              <Input name="name" required maxLength={60} autoComplete="off" />
            </Field>
            <Button type="submit" variant="tint">
              Save
            </Button>
          </Form>
        </Disclosure>
      )}
    </div>
  )
}
