import { type SubmitEvent, useEffect, useState } from 'react'
import { useSubmit } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Menu } from './menu.tsx'
import { openStateLabels } from './messages.en.ts'
import { useCenterPost } from './post-button.tsx'

/** The table's checkboxes refer to the form by this id. */
export const selectionForm = 'selection'

/** Handles actions on the selected centers. */
export const selectedPath = '/admin/centers/selected'

/** Actions for the selected centers. `query` is the table's query string: "?page=2". */
export function SelectionBar({ query }: { query: string }) {
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
    // Delete opens a confirmation page, so it has to navigate.
    const send = submitter.value === 'delete' ? submit : post
    send(submitter, { preventScrollReset: true })
  }

  return (
    <form
      id={selectionForm}
      method="post"
      action={selectedPath + query}
      onSubmit={send}
      className="selection-bar border-b bg-sunken px-4 py-2"
    >
      <fieldset disabled={isBusy} className="flex flex-wrap items-center gap-2">
        <legend className="float-left mr-1 text-sm font-semibold">
          <TickAll />
        </legend>
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
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
