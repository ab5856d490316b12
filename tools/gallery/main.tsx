import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createHashRouter, Outlet, RouterProvider } from 'react-router';
import { NavigationProgress } from '../../src/ui/feedback/navigation-progress.tsx';
import { ToastHost } from '../../src/ui/feedback/toast.tsx';
import { ComponentsPage } from './components-page.tsx';
import { DetailPage } from './detail-page.tsx';
import { HomePage } from './home-page.tsx';
import { ListPage } from './list-page.tsx';
import { OverlaysPage } from './overlays-page.tsx';
import './gallery.css';

if (new URLSearchParams(location.search).get('theme') === 'dark') document.documentElement.dataset['theme'] = 'dark';

function Frame() {
  return (
    <ToastHost>
      <NavigationProgress label="加载中" />
      <Outlet />
    </ToastHost>
  );
}

const router = createHashRouter([
  {
    element: <Frame />,
    children: [
      { path: '/', element: <ComponentsPage /> },
      { path: '/home', element: <HomePage /> },
      { path: '/list', element: <ListPage /> },
      { path: '/detail', element: <DetailPage /> },
      { path: '/overlays/:which', element: <OverlaysPage /> },
      { path: '*', element: <ComponentsPage /> },
    ],
  },
]);
const root = document.getElementById('root');
if (root) createRoot(root).render(<StrictMode><RouterProvider router={router} /></StrictMode>);
