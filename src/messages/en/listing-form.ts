// The form of a listing, its page and pictures.
export default {
  // The fields of the form.
  name: 'Name',
  applicationId: 'Discord application ID',
  applicationIdHint:
    'It becomes the listing’s ID and cannot be changed later. You need it, or an invite link, to prove that the bot is yours.',
  summary: 'Summary',
  summaryHint: 'One sentence for lists and search results, at most {max, number} characters.',
  description: 'Description',
  descriptionHint:
    'Markdown: headings, **bold**, *italic*, lists, links, code, tables and images, such as ![Spawn](https://…/spawn.png). An empty line starts a new paragraph. Web addresses become links. At most {max, number} images are shown.',
  address: 'Server address',
  addressMinecraft:
    'What players enter to connect, such as play.oak.example. The player count is read from this address.',
  addressFivem: 'Host and port, such as play.oak.example:30120. The player count is read from this address.',
  addressRoblox: 'The experience’s page on roblox.com, or its place ID. The player count is read from Roblox.',
  addressHytale:
    'Host and port, such as play.oak.example:5520. The player count requires the HyQuery or Nitrado:Query plugin.',
  inviteLink: 'Invite link',
  inviteLinkHint: 'Where people add the bot.',
  website: 'Website',
  serverWebsiteHint: 'A page with more information about the server.',
  categories: 'Categories, at most {max, number}',
  mods: 'Modpack or mod loader',
  modsHint: 'What players must install to join, such as Fabric 1.21 or the name of a modpack.',
  tags: 'Tags',
  // The examples are tags, which owners choose: lowercase, without spaces.
  tagsHint:
    'At most {max, number}, separated by commas, such as {game, select, minecraft {survival, no-pay-to-win} fivem {roleplay, racing} roblox {obby, simulator} hytale {adventure, minigames} other {music, moderation}}',
  country: 'Country',
  countryHint: 'Where the server is, so that players can choose one nearby.',
  countryNone: 'Not specified',
  languages: 'Languages',
  botLanguages: 'Languages the bot speaks',
  serverLanguages: 'Languages spoken on the server',

  // Links and video.
  moreLinks: 'More links and video',
  botWebsiteHint: 'A page with more information about the bot.',
  botDiscordHint: 'An invitation to your community, such as https://discord.gg/abc123.',
  serverDiscordHint: 'An invitation to the server’s community, such as https://discord.gg/abc123.',
  supportHint: 'Where people get help.',
  sourceHint: 'If it is open source.',
  botStoreHint: 'Where people buy a premium plan.',
  serverStoreHint: 'Where people buy ranks or items.',
  video: 'Video',
  videoHint: 'The link of a video on YouTube or Vimeo. It is loaded only for visitors who ask for it.',

  // The page of the dashboard with the texts of the listing's public page.
  page: 'Page',
  about: 'About',
  linksAndVideo: 'Links and video',
  saved: 'Saved.',
  // After a change of a listing that staff had rejected. {done} is a sentence, such as “Saved.” or “Banner saved.”.
  resubmitted: '{done} Staff will review the listing again.',

  // What the public page has (the first of each pair) or still lacks (the second, a link).
  yourPage: 'Your page',
  viewPage: 'View page',
  partIcon: 'Icon',
  addIcon: 'Add an icon',
  partBanner: 'Banner',
  addBanner: 'Add a banner',
  partSummary: 'Summary',
  addSummary: 'Add a summary',
  partDescription: 'Description',
  addDescription: 'Add a description',
  partImages: 'Images',
  addImages: 'Add images',
  partLinks: 'Links',
  addLinks: 'Add links',

  // Pictures. {count} is how many images there are.
  pictures: 'Pictures',
  images: 'Images',
  imageCount:
    '{count, number} of {max, number}. They are shown on the page in this order, and visitors open them in full size.',
  noImages: 'No images yet. The first one can be a screenshot.',
  chooseImage: 'Choose an image first.',
  tooManyUploads: 'You can upload {max, number} images per hour. Try again later.',

  // The icon.
  iconSaved: 'Icon saved.',
  removeIcon: 'Remove icon',
  removeIconQuestion: 'Remove the icon?',
  removeIconText: 'The first letter of the name will be shown instead. You can upload another image at any time.',
  iconRemoved: 'Icon removed.',

  // The banner.
  banner: 'Banner',
  bannerText: 'A wide image at the top of the listing’s page.',
  bannerImage: 'Banner image',
  bannerHint:
    'Best {width, number, ::group-off} by {height, number, ::group-off} pixels, at least {leastWidth, number, ::group-off} by {leastHeight, number, ::group-off}. Other shapes are cropped.',
  saveBanner: 'Save banner',
  bannerSaved: 'Banner saved.',
  removeBanner: 'Remove banner',
  removeBannerQuestion: 'Remove the banner?',
  removeBannerText: 'The page will start with the listing’s name instead. You can upload another image at any time.',
  bannerRemoved: 'Banner removed.',

  // Adding an image. The alternative text says what an image shows, for people who cannot see it.
  addImage: 'Add an image',
  galleryFull: 'The gallery is full. Remove an image to add another.',
  image: 'Image',
  imageHint:
    'At least {width, number, ::group-off} by {height, number, ::group-off} pixels. Only the first frame of an animation is used.',
  alternativeText: 'Alternative text',
  alternativeTextHint:
    'Required. Say what the image shows, for people who cannot see it. At most {max, number} characters.',
  addImageButton: 'Add image',
  imageAdded: 'Image added.',
  imagesFull: 'There are {max, number} images already. Remove one to add another.',
  imageKnown: 'This image is here already. Choose another one.',

  // One image of several. {place} is its number. “of image 2” and “image 2” are read by screen readers after a button's text.
  imagePlace: 'Image {place, number} of {count, number}',
  alternativeTextRequired: 'Required.',
  saveText: 'Save text',
  ofImage: 'of image {place, number}',
  theImage: 'image {place, number}',
  moveUp: 'Move up',
  moveDown: 'Move down',
  textSaved: 'Alternative text saved.',
  removeImage: 'Remove image',
  removeImageQuestion: 'Remove this image?',
  imageRemoved: 'Image removed.',
} as const;
