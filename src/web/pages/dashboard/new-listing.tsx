// GET and POST /dashboard/new: first what it is, then its fields.
import { z } from 'zod';
import { IconField } from '../../components/icon-field.tsx';
import { showPage } from '../../components/layout.tsx';
import {
  ListingFields,
  type ListingKind,
  labelErrors,
  parseListingForm,
} from '../../components/listing-form.tsx';
import { GAMES, listingKind } from '../../components/listing-labels.ts';
import type { WebContext } from '../../context.ts';
import { redirectWithFlash } from '../../flash.ts';
import { EMPTY_FORM, type Form } from '../../read-form.ts';
import { readUpload } from '../../read-upload.ts';
import type { FieldError, Person } from '../../web-parts.ts';
import { renderUploadedIcon } from './icon.tsx';

const LISTINGS_PER_DAY = 20;

const kindSchema = z.enum(['bot', 'minecraft', 'fivem', 'roblox', 'hytale']);
type KindName = z.infer<typeof kindSchema>;

export async function showNewListing(context: WebContext) {
  const kind = kindSchema.safeParse(context.req.query('kind')).data;
  return kind ? fieldsPage(context, kind, EMPTY_FORM, []) : choicePage(context);
}

export async function submitNewListing(context: WebContext, person: Person) {
  const { form, file } = await readUpload(context, 'icon');
  const kind = kindSchema.safeParse(form.text('kind')).data;
  if (!kind) return choicePage(context);
  const { listings, icons, spend } = context.var.parts;
  const read = parseListingForm(form, kindOfName(kind));
  if (!read.ok) return fieldsPage(context, kind, form, read.errors);
  const spent = await spend(`new-listing:${person.id}`, LISTINGS_PER_DAY, 86_400);
  if (!spent.ok) return fieldsPage(context, kind, form, [{ field: '', message: TOO_MANY }]);
  // Before it is made: a picture that cannot be used is an error like any other, and nothing half made stands in lists.
  const drawn = file && (await renderUploadedIcon(context, person, file));
  if (drawn && !drawn.ok) return fieldsPage(context, kind, form, [drawn.error]);
  const made = await listings.createListing(person, read.input);
  if (!made.ok) return fieldsPage(context, kind, form, labelErrors(made.errors));
  if (drawn) await icons.save(person, made.id, drawn.icon);
  return redirectWithFlash(context, `/dashboard/${made.id}`, {
    tone: 'good',
    message: made.isPublic ? 'Your listing is public now.' : 'Your listing waits for staff to look at it.',
  });
}

const TOO_MANY = `You added ${LISTINGS_PER_DAY} listings in a day. Please add more tomorrow.`;

function kindOfName(kind: KindName): ListingKind {
  return kind === 'bot' ? { type: 'bot', game: null } : { type: 'game', game: kind };
}

function choicePage(context: WebContext) {
  return showPage(context, {
    title: 'Add a listing',
    section: 'dashboard',
    content: (
      <div class="narrow-page stack">
        <h1>What do you want to list?</h1>
        <ul class="kinds">
          <KindLink kind="bot" title="A bot" text="For Discord and other chats; votes every 12 hours." />
          {GAMES.map(({ game, name }) => (
            <KindLink kind={game} title={`A ${name} server`} text="Votes every 24 hours." />
          ))}
        </ul>
      </div>
    ),
  });
}

function KindLink({ kind, title, text }: { kind: KindName; title: string; text: string }) {
  return (
    <li>
      <a class="card kind" href={`/dashboard/new?kind=${kind}`}>
        <b>{title}</b>
        <span class="dim">{text}</span>
      </a>
    </li>
  );
}

function fieldsPage(context: WebContext, kind: KindName, form: Form, errors: readonly FieldError[]) {
  const what = kindOfName(kind);
  return showPage(context, {
    title: errors.length > 0 ? 'Error: Add a listing' : 'Add a listing',
    section: 'dashboard',
    status: errors.length > 0 ? 422 : 200,
    content: (
      <div class="narrow-page stack">
        <div>
          <h1>Add your {what.game ? listingKind(what) : 'bot'}</h1>
          <a href="/dashboard/new">It is something else</a>
        </div>
        <form
          class="card stack close"
          method="post"
          action="/dashboard/new"
          enctype="multipart/form-data"
          novalidate
        >
          <ListingFields kind={what} form={form} errors={errors} isNew />
          <IconField errors={errors} optional />
          <button class="btn go big" type="submit">
            Add it
          </button>
          <input type="hidden" name="kind" value={kind} />
        </form>
      </div>
    ),
  });
}
