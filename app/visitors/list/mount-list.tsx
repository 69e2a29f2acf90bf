import { createRoot } from 'react-dom/client'
import { LanguageProvider } from '#app/ui/use-language.tsx'
import { ListApp } from './list-app.tsx'
import { ListTextsProvider } from './list-texts.ts'
import type { ListTexts } from './messages.ts'

const place = document.getElementById('list')
if (place) {
  const texts: ListTexts = JSON.parse(place.dataset.texts ?? '')
  createRoot(place).render(
    <LanguageProvider value={texts.language}>
      <ListTextsProvider value={texts}>
        <ListApp
          centersInDirectory={Number(place.dataset.centers)}
          isMember={document.documentElement.dataset.member !== undefined}
        />
      </ListTextsProvider>
    </LanguageProvider>,
  )
}
