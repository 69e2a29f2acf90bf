import { createRoot } from 'react-dom/client'
import { ListApp } from './list-app.tsx'

const place = document.getElementById('list')
if (place) {
  createRoot(place).render(
    <ListApp
      centersInDirectory={Number(place.dataset.centers)}
      isMember={document.documentElement.dataset.member !== undefined}
    />,
  )
}
