// The pages of managing a listing.
import type { Hono } from 'hono';
import { allowed, type WebEnv } from './context.ts';
import { showAudit } from './pages/audit.tsx';

export function managementPages(web: Hono<WebEnv>): void {
  web.get('/dashboard/:id/audit', allowed(showAudit));
}
