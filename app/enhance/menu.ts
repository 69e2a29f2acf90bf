/** Esc closes the phone's menu, and gives the focus back to what opened it. */
export function installMenu(): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return
    const menu = document.querySelector<HTMLDetailsElement>('details.menu[open]')
    if (!menu) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  })
}
