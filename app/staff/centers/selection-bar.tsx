import { type SubmitEvent, useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from './menu.tsx'
import { openStateLabels } from './messages.ts'
import { useCenterPost } from './post-button.tsx'

/** The table's checkboxes refer to the form by this id. */
export const selectionForm = 'selection'

/** Handles actions on the selected centers. */
export const selectedPath = '/admin/centers/selected'

/** Chooses a field to edit for the selected centers. */
export const bulkEditPath = '/admin/centers/bulk'

type SelectionBarProps = {
  /** The table's query string: "?page=2". */
  query: string
  /** How many centers match; null if the page shows them all. */
  total: number | null
}

/** Actions for the selected centers. */
export function SelectionBar({ query, total }: SelectionBarProps) {
  const submit = useSubmit()
  const { submit: post, formAction } = useCenterPost()
  const isBusy = formAction?.startsWith(selectedPath)
  const button = { type: 'submit', name: 'intent', variant: 'line', size: 'sm' } as const

  function send(event: SubmitEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent
    // Let the browser submit an export, which downloads a file.
    if (!(submitter instanceof HTMLButtonElement) || submitter.value === 'export') return
    event.preventDefault()
    submitter.closest<HTMLElement>('[popover]')?.hidePopover()
    // Delete and Edit open a page, so they have to navigate.
    const send = submitter.formMethod === 'get' ? submit : post
    send(submitter, { preventScrollReset: true })
  }

  return (
    <form
      id={selectionForm}
      method="post"
      action={selectedPath + query}
      onSubmit={send}
      className="selection-bar border-b px-4"
    >
      <fieldset disabled={isBusy} className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-1 text-sm font-semibold">
          <TickAll />
        </legend>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {total !== null && <TickMatching total={total} />}
        <Button {...button} value="edit" formMethod="get" formAction={bulkEditPath}>
          <Icon name="pencil" />
          Edit a field
        </Button>
        <Button {...button} value="pin">
          <Icon name="pin" />
          Pin
        </Button>
        <Button {...button} value="unpin">
          <Icon name="pin-off" />
          Unpin
        </Button>
        <Menu label="Mark as" variant="line" align="left">
          {Object.entries(openStateLabels).map(([state, label]) => (
            <Button key={state} {...button} variant="bare" value={state}>
              {label.charAt(0) + label.slice(1).toLowerCase()}
            </Button>
          ))}
        </Menu>
        <Button {...button} value="export" formAction="/admin/centers/export.csv" formMethod="get">
          <Icon name="download" />
          Export CSV
        </Button>
        <Button
          {...button}
          variant="bare-danger"
          value="delete"
          formMethod="get"
          formAction={selectedPath}
        >
          <Icon name="trash-2" />
          Delete
        </Button>
      </fieldset>
    </form>
  )
}

/** Selects all centers that match, on every page; the server checks that there are still so many. */
function TickMatching({ total }: { total: number }) {
  return (
    <label className="mr-1 inline-flex min-h-11 cursor-pointer items-center gap-2.5 text-sm font-semibold">
      <input type="checkbox" name="all" value={total} className="size-5 accent-action" />
      Select all {total.toLocaleString('en-US')} that match
    </label>
  )
}

/** Selects all rows with a checkbox; without JavaScript it is only a label. */
function TickAll() {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!isLive) return <span className="inline-flex min-h-11 items-center">With the selected</span>
  return (
    <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5">
      <input
        type="checkbox"
        className="size-5 accent-action"
        onChange={({ currentTarget: { form, checked } }) => {
          for (const box of form?.elements ?? []) {
            if (box instanceof HTMLInputElement && box.name === 'id') box.checked = checked
          }
        }}
      />
      Select all on this page
    </label>
  )
}
