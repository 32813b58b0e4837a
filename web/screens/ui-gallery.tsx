export function UiGalleryScreen() {
  return null;
}
