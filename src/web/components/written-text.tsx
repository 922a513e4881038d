// Text that somebody wrote, as plain text with its line ends; a long one can be scrolled, also with the keyboard.
export function WrittenText({ text }: { text: string }) {
  if (text === '') return <p class="dim">Empty</p>;
  return (
    <div dir="auto" class="kept-lines written" tabindex={0}>
      {text}
    </div>
  );
}
