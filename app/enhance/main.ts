import { installForms } from './forms.ts'
import { installLiveSearch } from './live-search.ts'
import { installMenu } from './menu.ts'
import { installOfflineHelp } from './offline-help.ts'
import { installPlaceSuggestions } from './place-suggestions.ts'
import { installQuickExit } from './quick-exit.ts'
import { checkSession } from './session-check.ts'
import { installToasts } from './toasts.ts'

/**
 * The script of every page. It runs in the head, before anything is shown: it only listens, and finds
 * elements when something happens. Nothing on a page depends on it; what needs it is shown by the
 * attribute `data-scripts` of the root element.
 */
const root = document.documentElement
root.dataset.scripts = ''
installQuickExit()
checkSession()
installMenu()
installOfflineHelp()
// React does the rest itself where it runs.
if (root.dataset.react === undefined) {
  installForms()
  installLiveSearch()
  installPlaceSuggestions()
  installToasts()
}
