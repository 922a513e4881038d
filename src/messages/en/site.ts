// Staff: the brand and the texts of the site, with their preview and history. Its settings are in site-settings.ts.
export default {
  // The overview: what can be changed, and how it is now.
  title: 'Site',
  intro: 'Make this site your own. You can preview every change before you publish it, and undo it later.',
  brand: 'Brand',
  brandDefault: 'Default name, color and icon',
  brandDefaultName: 'Default name',
  // {parts} is one or more of the next three, as in “a logo, an icon”.
  brandWith: '{name}, with {parts}',
  brandLogo: 'a logo',
  brandIcon: 'an icon',
  brandColor: 'the color {color}',
  // How lists of words are written. With three of them, {before} is the first two.
  listed: '{before}, {next}',
  home: 'Home page',
  homeOwn: 'Your own texts',
  homeDefault: 'Default texts',
  pages: 'Pages',
  pageCount: '{pages, plural, one {# page} other {# pages}}',
  pageCountWithDrafts:
    '{pages, plural, one {# page} other {# pages}}, {drafts, plural, one {# draft} other {# drafts}} among them',
  footer: 'Footer links',
  footerCount: '{count, plural, one {# link} other {# links}}',
  announcement: 'Announcement',
  // {text} is what staff wrote; {from} and {until} are exact times.
  announcementNow:
    '{times, select, from {“{text}”, from {from}} until {“{text}”, until {until}} both {“{text}”, from {from} until {until}} other {“{text}”}}',
  settingsNow: 'Approval, contact, vote checks, limits, and the plans’ names and weights',
  none: 'None',

  // The form of the brand. {name} is the default name of the service; SERVICE_NAME is a variable and stays as it is.
  nameAndColor: 'Name and color',
  name: 'Name',
  nameHint:
    'Up to {max, number} characters, for pages, emails and chat previews. Leave empty for {name}. Programs always see SERVICE_NAME.',
  accent: 'Accent color',
  accentHint: 'For buttons, highlights and focus rings. Leave empty for the default color.',
  // {color} and {nearest} are colors such as #3260c9. {reasons} is one or more of the sentences below. {ratio} is a
  // contrast such as “2.1”, and {least} the least that is accepted.
  accentUnreadable: 'Enter a color such as {color}.',
  accentRefused: '{color} is hard to see. {reasons} The nearest color that passes is {nearest}.',
  accentInLight: 'In the light theme, its contrast with the page is {ratio}:1, and {least, number}:1 is needed.',
  accentInDark: 'In the dark theme, its contrast with the page is {ratio}:1, and {least, number}:1 is needed.',
  accentText: 'The contrast of text on it is {ratio}:1, and {least, number}:1 is needed.',
  // How sentences follow each other.
  sentences: '{before} {next}',
  refusedColor: 'Refused: {color}',
  nearestColor: 'Nearest that passes: {color}',
  useColor: 'Use {color}',

  // Uploads of images.
  logo: 'Logo',
  logoHint:
    'Shown instead of the name, 32 pixels high. PNG, JPEG, WebP, GIF or AVIF, at most 5 MB, best with a transparent background. SVG files are not accepted.',
  logoAlt: 'The logo',
  logoDark: 'Logo for the dark theme',
  logoDarkHint: 'Only if the logo is hard to see on a dark page.',
  logoDarkAlt: 'The logo for the dark theme',
  icon: 'Icon',
  iconHint:
    'For browser tabs, home screens and previews in chats. A square of at least 128 pixels; other shapes are cropped.',
  // Describes an image of the icon in this size.
  iconAlt: 'At {side, plural, other {# pixels}}',
  image: 'Image',
  // Only screen readers read {image}, which is the title of the card.
  previewWithoutImage: 'Preview without <unseen>{image}</unseen>',
  imageMissing: 'Choose an image first.',
  imagesTooMany: 'You have uploaded many images. Try again in an hour.',

  // The form of the home page.
  homeTitle: 'Title',
  homeTitleHint: 'Plain text, at most 80 characters.',
  homeLead: 'Introduction',
  homeLeadHint: 'One or two sentences of plain text below the title, at most 300 characters.',
  homeText: 'Text above the lists',
  homeTextHint: 'Markdown, also with tables and images, at most 5,000 characters. It is shown below the search.',

  // Pages that staff wrote. “privacy”, “terms”, “rules” and “new” are ends of addresses and stay as they are.
  pagesIntro:
    'Write your own rules, privacy policy or legal notice. Published pages are linked in the footer and listed in the sitemap. PRIVACY_URL and TERMS_URL replace the pages “privacy” and “terms”.',
  writePage: 'Write a page',
  editPage: 'Edit a page',
  noPages: 'No pages yet',
  noPagesText: 'Most sites have rules and a privacy policy, and some countries require a legal notice.',
  published: 'Published',
  draft: 'Draft',
  pageTitle: 'Title',
  pageTitleHint: 'At most 80 characters.',
  pageAddress: 'Address',
  pageAddressHint: 'The end of /pages/…, such as rules. It cannot be changed later.',
  // {address} is the name of a page that cannot be used.
  pageAddressInvalid: 'Address: use at most 40 lowercase letters, digits and hyphens, and not only “{address}”.',
  pageAddressTaken: 'Address: a page with this address already exists.',
  pageAddressNow: 'Its address is {address}.',
  pageText: 'Text',
  // {example} shows how an image is written.
  pageTextHint: 'Markdown, also with tables and images such as {example}. At most 30,000 characters.',
  visibility: 'Visibility',
  publishedHint: 'Everyone can see it. It is linked in the footer and listed in the sitemap.',
  draftHint: 'Only staff can see it.',
  removePageText: 'Its address will stop working. You can <link>restore it</link> for 90 days.',
  removePage: 'Remove page',

  // The form of the links at the end of every page.
  footerIntro:
    'Up to eight links, each starting with https:// or mailto:. Published <pages>pages</pages> and your contact address appear in the footer automatically.',
  linkNumber: 'Link {number, number}',
  linkProblem: 'Link {number, number}: {problem}',
  linkText: 'Text',
  linkAddress: 'Address',
  // Links in the footer to what the operator has elsewhere.
  privacy: 'Privacy',
  terms: 'Terms',

  // The form of the announcement.
  announcementText: 'Text',
  announcementTextHint:
    'One line of plain text above every page, at most 200 characters. A link has its own fields below.',
  tone: 'Tone',
  toneInfo: 'Information',
  toneGood: 'Good news',
  toneWarn: 'Warning',
  announcementLink: 'Link',
  announcementLinkText: 'Link text',
  announcementLinkAddress: 'Link address',
  addressStarts: 'https:// or mailto:',
  announcementFrom: 'Starts (UTC; now if empty)',
  announcementUntil: 'Ends (UTC; never if empty)',
  announcementNote: 'Visitors can dismiss it. Only their browser remembers that.',
  removeAnnouncementText: 'You can restore it from the history later.',
  removeAnnouncement: 'Remove announcement',

  // The bar above a preview. {part} is what is previewed, such as “Home page”.
  previewBar: '<b>Preview: {part}.</b> Only you see this page.',
  publish: 'Publish',
  keepEditing: 'Keep editing',
  cannotPublish: 'This change cannot be published. Edit it and try again.',
  publishedNow: 'Published.',
  removedNow: 'Removed. You can restore it.',
  changedMeanwhile: 'Someone else changed this in the meantime. Check the current version, then edit it again.',
  imageGone: 'An image was uploaded too long ago. Upload it again.',
  tooManyPages: 'There are already {max, plural, other {# pages}}. Remove one first.',
  unchanged: 'Nothing was changed.',

  // The history of a part of the site, and names of parts, in the preview too.
  history: 'History',
  historyOf: 'History: {part}',
  partSettings: 'Settings',
  partPage: 'Page “{title}”',
  partPageAt: 'Page /{address}',
  noVersions: 'No versions yet',
  noVersionsText: 'Nobody has changed this yet.',
  versionsNote:
    'The last {count, plural, other {# versions}}. Restoring a version adds a new one, so you can undo that, too.',
  savedBy: '{time} by {name}',
  savedByOperator: '{time} by the operator',
  current: 'Current',
  // Only screen readers read it, after a button.
  versionNumber: 'version {number}',
  theOriginal: 'the original',
  restore: 'Restore',
  original: 'Original',
  originalSettings: 'The settings as the service is installed',
  originalPart: 'As it is before anybody changes it',
  backToOriginal: 'Back to the original',
  removed: 'Removed',
  restored: 'Restored.',
  versionGone: 'This version is no longer stored.',
  // {names} is a list of the names below, or of settings.
  changed: 'Changed: {names}',
  noChanges: 'No changes',
  propertyName: 'name',
  propertyAccent: 'accent color',
  propertyLogo: 'logo',
  propertyLogoDark: 'logo for the dark theme',
  propertyIcon: 'icon',
  propertyTitle: 'title',
  propertyLead: 'lead',
  propertyText: 'text',
  propertyLinks: 'links',
  propertyTone: 'tone',
  propertyLink: 'link',
  propertyFrom: 'beginning',
  propertyUntil: 'end',
  propertyVisibility: 'visibility',
} as const;
