/** Closes a message over the page. */
export function installToasts(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return
    target.closest('[data-dismiss]')?.closest('[role]')?.remove()
  })
}
