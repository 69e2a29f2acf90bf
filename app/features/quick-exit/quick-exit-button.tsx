import { quickExitPath } from '#app/lib/exit-address.ts'
import type { Texts } from '#app/lib/language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Link } from '#app/ui/link.tsx'
import { useTexts } from '#app/ui/use-language.tsx'

const en = {
  label: 'Quick exit',
  /** The whole truth of it, in one sentence. */
  note: 'Quick exit goes to Google and erases what this site keeps on this device; it cannot erase your browser’s history, your calls and texts, or what your network has recorded.',
  list: 'Your list goes, too, unless you set it to stay. ',
  saveList: 'Save it first',
  members: 'It signs you out as well.',
  keys: 'Pressing Esc three times does the same.',
  back: 'This browser runs no scripts here, so the Back button still shows the pages of this site: close the tab as well.',
}

const es: typeof en = {
  label: 'Salida rápida',
  note: 'La salida rápida va a Google y elimina lo que este sitio guarda en este dispositivo; no puede eliminar el historial de su navegador, sus llamadas y mensajes de texto, ni lo que su red haya registrado.',
  list: 'Su lista también se elimina, a menos que usted haya elegido que se quede. ',
  saveList: 'Guárdela primero',
  members: 'También cierra su sesión.',
  keys: 'Oprimir la tecla Esc tres veces hace lo mismo.',
  back: 'Este navegador no ejecuta programas aquí, así que el botón Atrás todavía muestra las páginas de este sitio: cierre también la pestaña.',
}

/** What the way out says of itself. */
const quickExitMessages: Texts<typeof en> = { en, es }

const noteId = 'quick-exit-note'
// A fresh page: the router must not fetch it, and the page left must not be named to the next one.
const exit = { href: quickExitPath, rel: 'noreferrer', 'data-quick-exit': '' }

/** The last control of the site's header, which sticks to the top of the screen: always in reach, never over the page. */
export function QuickExit() {
  const text = useTexts(quickExitMessages)
  return (
    <a
      {...exit}
      aria-describedby={noteId}
      className="ml-auto inline-flex min-h-[44px] w-min min-w-[88px] flex-none items-center justify-center gap-2 rounded-m bg-inverse px-2 text-center text-sm leading-tight font-semibold text-on-inverse no-underline hover:underline hover:decoration-2 @min-[24rem]:w-auto @min-[24rem]:px-2.75 @min-[24rem]:whitespace-nowrap lg:min-w-33"
    >
      <Icon name="log-out" className="max-lg:hidden" />
      {text.label}
    </a>
  )
}

/** What a quick exit does and what it cannot do, beside a second one; for the foot of every page. */
export function QuickExitNote({ signedIn }: { signedIn: boolean }) {
  const text = useTexts(quickExitMessages)
  return (
    <div className="no-print flex flex-wrap items-center gap-x-5 gap-y-3 border-t py-5 text-sm text-ink-soft">
      <a {...exit} className="btn btn-line btn-sm">
        <Icon name="log-out" />
        {text.label}
      </a>
      <p id={noteId} className="min-w-0 flex-[1_1_22rem]">
        {text.note}
        {signedIn && ` ${text.members}`}
        <span className="needs-list">
          {' '}
          {text.list}
          <Link to="/list">{text.saveList}</Link>.
        </span>
        <span className="without-scripts"> {text.back}</span>
        <span className="needs-scripts"> {text.keys}</span>
      </p>
    </div>
  )
}
