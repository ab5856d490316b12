/** A page to look at the kit; never shipped. GALLERY_IMAGES names a folder of product pictures served as /media. */
import { createReadStream } from 'node:fs';
import { basename, join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const folder = process.env['GALLERY_IMAGES'] ?? '';

function media(): Plugin {
  return {
    name: 'gallery-media',
    configureServer(server) {
      server.middlewares.use('/media', (request, response) => {
        const name = basename(new URL(request.url ?? '/', 'http://gallery').pathname);
        createReadStream(join(folder, name))
          .on('error', () => response.writeHead(404).end())
          .pipe(response.setHeader('Content-Type', 'image/webp'));
      });
    },
  };
}

export default defineConfig({ root: import.meta.dirname, plugins: [tailwindcss(), media()], server: { fs: { strict: false } }, build: { outDir: '../../build/gallery', emptyOutDir: true, target: 'es2022', assetsInlineLimit: 1024 } });
