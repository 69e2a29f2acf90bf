import { Button } from '#app/ui/button.tsx'
import { Input } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { usePath, useTexts } from '#app/ui/use-language.tsx'
import { searchMessages } from './messages.tsx'
import { OtherChoices } from './search-fields.tsx'
import { type DirectorySearch, maxTypedLength } from './search-input.ts'

/** Asks where somebody is, above a list without a place: only near a place one can be called first. */
export function WherePrompt({ search }: { search: DirectorySearch }) {
  const { asked: text, form } = useTexts(searchMessages)
  const path = usePath()
  return (
    <form action={path('/centers#results')} className="panel where no-print">
      <p className="text-sm">
        <b>{text.where}</b> {text.whereText}
      </p>
      <OtherChoices search={{ ...search, page: 1, sort: null, zoom: null }} names={keptNames} />
      <div className="where-line">
        <Input
          type="text"
          name="near"
          list="search-places"
          aria-label={form.near}
          maxLength={maxTypedLength}
          autoComplete="off"
          placeholder={form.nearPlaceholder}
        />
        <Button type="submit">{text.show}</Button>
      </div>
      <Button data-use-position form="search" variant="line" className="needs-position">
        <Icon name="navigation" />
        {form.useMyLocation}
      </Button>
      <output data-position-note className="block text-sm empty:hidden" />
    </form>
  )
}

/** The parts of a search that stay as they are. */
const keptNames = ['q', 'location', 'type', 'offers', 'minRating', 'open', 'beds', 'exact', 'now']
